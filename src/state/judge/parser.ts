import { fail, type Result, succeed } from '../../base/result';
import type { Store } from '../../base/store';
import { POSTHOC_VERSION, postHocPrompt } from '../../judge/generation/postHoc';
import type { JudgePort } from '../../judge/judge';
import type { Reply } from '../../judge/providers/provider';
import { type RunControl, startRun } from '../../judge/run/run';
import { endpointOf } from './setup';
import type { JudgeDesk, JudgeState, Parsing } from './state';

/** A document is longer than a verdict, so an answer may be, too. */
const DOCUMENT_TOKENS = 16_384;
/** And it takes longer. In seconds. */
const DOCUMENT_TIMEOUT = 300;

/** Has the judge turn prose into a document, with the attempts and pauses of any other call. @see contract §7 */
export function createParser(port: JudgePort, store: Store<JudgeState>): Pick<JudgeDesk, 'parse' | 'endParsing'> {
  let control: RunControl | null = null;
  const tell = (parsing: Parsing | null): void => store.update((state) => ({ ...state, parsing }));

  function end(): void {
    control?.cancel();
    control = null;
  }

  return {
    parse(caption, clipSeconds) {
      const { setup } = store.get();
      const endpoint = endpointOf(setup);
      if (!endpoint || caption.trim() === '') return;
      end();
      tell({ kind: 'running' });
      const started = startRun({
        items: [{ prompt: postHocPrompt(caption, { clipSeconds }) }],
        ask: ({ prompt }, signal) =>
          port.send(
            {
              endpoint,
              prompt,
              maxTokens: Math.max(setup.maxTokens, DOCUMENT_TOKENS),
              timeout: Math.max(setup.timeout, DOCUMENT_TIMEOUT) * 1000,
            },
            signal,
          ),
        read: (_, reply) => readDocument(reply),
        concurrency: 1,
        clock: port.clock,
        onChange({ state, failure }) {
          if (state !== 'stopped' || failure === null || control !== started) return;
          end();
          tell({ kind: 'failed', failure });
        },
        onOutcome(_, outcome) {
          if (control !== started) return;
          if (outcome.kind === 'unjudged') return tell({ kind: 'failed', failure: outcome.failure });
          const { text, cut } = outcome;
          tell({ kind: 'parsed', text, cut, mark: `${endpoint.model}@${POSTHOC_VERSION}` });
        },
      });
      control = started;
    },
    endParsing() {
      end();
      tell(null);
    },
  };
}

interface Document {
  readonly text: string;
  readonly cut: boolean;
}

/** Anything with an object in it is taken as it came: the scorer's own reader says what is wrong with it. */
function readDocument({ text, cut }: Reply): Result<Document, string> {
  return text.includes('{') ? succeed({ text, cut }) : fail('The answer holds no JSON object.');
}
