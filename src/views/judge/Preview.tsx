import { useMemo } from 'react';
import { estimateRun } from '../../judge/estimate';
import type { Setup } from '../../judge/setup';
import type { Asking } from './asking';
import { distinct, fieldsSent } from './asking';
import { Fold } from './Fold';
import { PromptList } from './PromptList';
import { callsWords, costWords, destinationOf, tokensWords } from './previewWords';
import { counted } from './runWords';

interface PreviewProps {
  readonly setup: Setup;
  readonly asking: Asking;
}

/** Where what would go, and what that costs, before anything does. */
export function Preview({ setup, asking }: PreviewProps) {
  const { calls, kept } = asking;
  const { maxTokens, inputPrice, outputPrice } = setup;
  const estimate = useMemo(
    () => estimateRun(calls, { maxTokens, inputPrice, outputPrice }),
    [calls, maxTokens, inputPrice, outputPrice],
  );
  const destination = destinationOf(setup);
  const fields = fieldsSent(calls);
  const questions = distinct(calls).length;
  return (
    <section className="ask-part" aria-labelledby="ask-preview-title" data-judge-preview={calls.length}>
      <h2 id="ask-preview-title">Before anything is sent</h2>
      <dl className="ask-facts">
        <div>
          <dt>Goes to</dt>
          <dd className="ask-wrap" data-judge-destination={destination ?? ''}>
            {destination === null ? (
              <span className="muted">nowhere yet: a base URL and a model are needed</span>
            ) : (
              <code>{destination}</code>
            )}
          </dd>
        </div>
        <div>
          <dt>Calls</dt>
          <dd>{callsWords(calls.length, kept)}</dd>
        </div>
        {calls.length === 0 ? null : (
          <>
            <div>
              <dt>Tokens</dt>
              <dd>
                {tokensWords(estimate)}{' '}
                <span className="muted">
                  (a rough count; a model that reasons writes more, and an answer that cannot be read is asked for
                  again, 5 times at most)
                </span>
              </dd>
            </div>
            <div>
              <dt>Cost</dt>
              <dd>{costWords(estimate.cost)}</dd>
            </div>
            <div>
              <dt>Sent</dt>
              <dd>
                {fields.map((field, index) => (
                  <span key={field}>
                    {index > 0 ? ', ' : ''}
                    {field.includes(' ') ? field : <code>{field}</code>}
                  </span>
                ))}
                <span className="muted">
                  , of the units asked about, with the instructions of the task and the name of the model. Nothing else
                  of the documents, no file names and no scores.
                </span>
              </dd>
            </div>
          </>
        )}
      </dl>
      {calls.length === 0 ? null : (
        <Fold className="ask-fold" summary={`Show the prompts of ${counted(questions, 'question')}`}>
          {() => <PromptList calls={calls} />}
        </Fold>
      )}
    </section>
  );
}
