import { useId, useMemo, useState } from 'react';
import { POSTHOC_VERSION, postHocInstruction, postHocPrompt } from '../../judge/generation/postHoc';
import type { Parsing } from '../../state/judge/state';
import { CopyButton } from '../../ui/CopyButton';
import { proseDraft } from './draft';
import { tokensSent, withCaption } from './options';
import { ParsingResult } from './ParsingResult';
import { ScrollText } from './ScrollText';

interface ParseSectionProps {
  /** As the instructions name it. */
  readonly seconds: number | null;
  readonly model: string;
  readonly parsing: Parsing | null;
  readonly canCall: boolean;
  /** Why nothing can be sent; '' when it can. */
  readonly cannotWhy: string;
  /** The address a call goes to; '' while the setup names none. */
  readonly destination: string;
  readonly onParse: (caption: string) => void;
  readonly onEnd: () => void;
  readonly onUse: (text: string, mark: string) => void;
}

/** A caption in prose becomes a document: by a model that is asked here, or by hand with the same instruction. */
export function ParseSection(props: ParseSectionProps) {
  const { seconds, parsing, onEnd, onUse } = props;
  const [caption, setCaption] = useState(proseDraft.get);
  const id = useId();
  const instruction = useMemo(() => postHocInstruction({ clipSeconds: seconds }), [seconds]);
  const empty = caption.trim() === '';
  return (
    <section className="caption-section" aria-labelledby="caption-parse">
      <h2 id="caption-parse">Parse a prose caption</h2>
      <p>
        A caption in prose has no units to score. A model can rewrite it as a document without adding anything; how well
        that is done is part of every score of it, so such a document is marked in the signature.
      </p>
      <label htmlFor={id}>The caption</label>
      <textarea
        id={id}
        className="map caption-prose"
        rows={6}
        placeholder="A woman in a red coat crosses the street while a bus passes…"
        value={caption}
        onChange={({ currentTarget: { value } }) => {
          setCaption(value);
          proseDraft.update(() => value);
        }}
      />
      <details className="caption-fold">
        <summary>Without calling anything</summary>
        <p>
          Paste the instruction and the caption into any chat, and the answer into the prediction’s editor. Version{' '}
          <code>{POSTHOC_VERSION}</code>, for a clip of {seconds === null ? 'unknown length' : `${seconds} s`}.
        </p>
        <ScrollText label="The instruction" text={instruction} />
        <div className="caption-actions">
          <CopyButton label="Copy the instruction" className="outline" text={() => instruction} />
          {empty ? null : (
            <CopyButton
              label="Copy with the caption"
              className="outline"
              text={() => withCaption(instruction, caption)}
            />
          )}
        </div>
      </details>
      <CallPreview {...props} caption={caption} empty={empty} />
      {parsing ? <ParsingResult parsing={parsing} onEnd={onEnd} onUse={onUse} /> : null}
    </section>
  );
}

interface CallPreviewProps extends ParseSectionProps {
  readonly caption: string;
  readonly empty: boolean;
}

/** What would be sent, and where; nothing is until the button is pressed. */
function CallPreview(props: CallPreviewProps) {
  const { seconds, model, parsing, canCall, cannotWhy, destination, caption, empty, onParse, onEnd } = props;
  const prompt = useMemo(() => postHocPrompt(caption, { clipSeconds: seconds }), [caption, seconds]);
  const running = parsing?.kind === 'running';
  const name = model.trim() || 'the model';
  return (
    <section className="caption-call" aria-labelledby="caption-call">
      <h3 id="caption-call">With the judge’s model</h3>
      {canCall ? (
        <>
          <p>
            One call with this caption and the instruction, {empty ? 'no caption yet' : tokensSent(prompt)}, goes to{' '}
            <code>{destination}</code> as <code>{name}</code>, when the button is pressed and not before. Tokens are
            estimated.
          </p>
          {empty ? null : (
            <details className="caption-fold">
              <summary>All that is sent</summary>
              <ScrollText label="All that is sent" text={`${prompt.system}\n\n${prompt.user}`} />
            </details>
          )}
        </>
      ) : (
        <p>
          {cannotWhy || 'No model is set up.'} That is done on the page “Ask a model”; the instruction above needs none.
        </p>
      )}
      <div className="caption-actions">
        <button
          type="button"
          className="outline caption-go"
          disabled={!canCall || empty || running}
          onClick={() => onParse(caption)}
        >
          Parse with {name}
        </button>
        {running ? (
          <button type="button" onClick={onEnd}>
            Cancel
          </button>
        ) : null}
        {canCall && empty ? <span className="muted">Paste a caption first.</span> : null}
      </div>
    </section>
  );
}
