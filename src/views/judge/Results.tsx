import { useMemo } from 'react';
import { computeSemantic } from '../../judge/metrics/compute';
import { SEMANTIC_METRICS } from '../../judge/metrics/semantic';
import { judgeSignature } from '../../judge/metrics/signature';
import { fileNameOf, saveText } from '../../share/export/save';
import { judgeOf } from '../../state/judge/setup';
import { CopyButton } from '../../ui/CopyButton';
import { Fold } from './Fold';
import { type Judgement, judgeJson, judgeMarkdown } from './judgeExport';
import type { AskProps } from './props';
import { SemanticTable } from './SemanticTable';
import { UseAsMatcher } from './UseAsMatcher';
import { VerdictList } from './VerdictList';

/** What the judge made of the pair: numbers of their own, what they may decide, and every verdict behind them. */
export function Results(props: AskProps) {
  const { state, report, settings, stale, selected, onSelect, onAdopt, onDrop } = props;
  const { items, outcomes, setup } = state;
  const questions = useMemo(() => items ?? [], [items]);
  const dialogue = report.metrics.dialogue_line;
  const values = useMemo(() => computeSemantic(questions, outcomes, dialogue), [questions, outcomes, dialogue]);
  const { model, promptVersion } = judgeOf(setup);
  const signature = judgeSignature(report.signature, { model, promptVersion });
  const judgement: Judgement = {
    signature,
    judge: { provider: setup.provider, model, promptVersion },
    metrics: values,
    items: questions,
    outcomes,
  };
  return (
    <>
      <section className="ask-part" aria-labelledby="ask-results-title" data-stale={stale}>
        <h2 id="ask-results-title">What the judge says, apart from the scores</h2>
        <p className="muted">
          Means over judged questions. They are no part of the structural numbers above and change none of them; another
          model may say otherwise.
        </p>
        <SemanticTable values={values} />
        <Fold className="ask-fold" summary="What each number is">
          {() => (
            <dl className="ask-definitions">
              {SEMANTIC_METRICS.map(({ id, title, definition }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{definition}</dd>
                </div>
              ))}
            </dl>
          )}
        </Fold>
        <p className="ask-signature">
          <code data-judge-signature>{signature}</code>
          <CopyButton label="Copy" describe="Copy the signature" text={() => signature} />
        </p>
        <div className="ask-actions">
          <CopyButton label="Copy as Markdown" text={() => judgeMarkdown(judgement)} className="outline" />
          <button
            type="button"
            className="outline"
            onClick={() => saveText(fileNameOf(`judge ${model}`, '.json'), 'application/json', judgeJson(judgement))}
          >
            Save as JSON
          </button>
        </div>
      </section>
      <UseAsMatcher
        items={questions}
        outcomes={outcomes}
        settings={settings}
        judge={{ model, promptVersion }}
        stale={stale}
        onAdopt={onAdopt}
        onDrop={onDrop}
      />
      <VerdictList items={questions} outcomes={outcomes} selected={selected} onSelect={onSelect} />
    </>
  );
}
