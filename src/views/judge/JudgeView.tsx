import { Segmented } from '../../ui/Segmented';
import { AskPage } from './AskPage';
import type { JudgePage, JudgeViewProps } from './props';

const PAGES: readonly { readonly value: JudgePage; readonly label: string }[] = [
  { value: 'ask', label: 'Ask a model' },
  { value: 'hand', label: 'By hand' },
  { value: 'audit', label: 'Audit' },
  { value: 'captions', label: 'Captions' },
];

/** The optional judge: a model or a person who compares what lines up, and how far they agree. */
export function JudgeView({ page, onPage, other, ...ask }: JudgeViewProps) {
  return (
    <div className="judge-view" data-judge-page={page}>
      <div className="bar judge-pages">
        <Segmented label="Page of the judge" value={page} onChange={onPage} options={PAGES} />
      </div>
      {page === 'ask' ? <AskPage {...ask} /> : other[page]}
    </div>
  );
}
