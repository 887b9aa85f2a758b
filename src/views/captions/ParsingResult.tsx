import { signaturePart } from '../../omnicapbench/judgeTag';
import type { Parsing } from '../../state/judge/state';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { FailureNote } from '../judge/FailureNote';
import { ScrollText } from './ScrollText';

interface ParsingResultProps {
  readonly parsing: Parsing;
  readonly onEnd: () => void;
  readonly onUse: (text: string, mark: string) => void;
}

/** What became of the caption. */
export function ParsingResult({ parsing, onEnd, onUse }: ParsingResultProps) {
  return (
    <div className="caption-result" data-parsing={parsing.kind}>
      {parsing.kind === 'running' ? (
        <p role="status">Waiting for the answer. A long caption takes a model a minute or more.</p>
      ) : parsing.kind === 'failed' ? (
        <div role="alert">
          <FailureNote failure={parsing.failure} />
          <button type="button" className="outline" onClick={onEnd}>
            Dismiss
          </button>
        </div>
      ) : (
        <Parsed parsing={parsing} onEnd={onEnd} onUse={onUse} />
      )}
    </div>
  );
}

interface ParsedProps extends Omit<ParsingResultProps, 'parsing'> {
  readonly parsing: Extract<Parsing, { kind: 'parsed' }>;
}

function Parsed({ parsing: { text, cut, mark }, onEnd, onUse }: ParsedProps) {
  const empty = text.trim() === '';
  return (
    <section aria-labelledby="caption-answer">
      <header>
        <h3 id="caption-answer" role="status">
          The answer
        </h3>
        <CopyButton label="Copy" describe="Copy the answer" text={() => text} />
      </header>
      {cut ? (
        <div className="notice boxed" role="alert">
          <Icon name="warning" className="warning" label="warning" />
          <p>
            The answer ran into the limit of tokens and was cut, so the document is not whole: raise the limit on the
            page “Ask a model” and parse it again. Used as it is, the gate will most likely fail it.
          </p>
        </div>
      ) : null}
      {empty ? <p>It is empty: nothing can be made of it.</p> : <ScrollText label="The answer" text={text} />}
      <p>
        Used as the prediction it takes the place of the one on screen, which stays kept under “Your work”. The
        signature of every score of it then says <code>posthoc:{signaturePart(mark)}</code>: the score is that of the
        caption and of its rewriting together.
      </p>
      <div className="caption-actions">
        <button type="button" className="outline caption-go" disabled={empty} onClick={() => onUse(text, mark)}>
          Use as the prediction
        </button>
        <button type="button" onClick={onEnd}>
          Discard
        </button>
      </div>
    </section>
  );
}
