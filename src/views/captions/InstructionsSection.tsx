import { useMemo } from 'react';
import { generationInstructions, recommendedPasses } from '../../judge/generation/instructions';
import { CopyButton } from '../../ui/CopyButton';
import { Segmented } from '../../ui/Segmented';
import { type CaptionOptions, passesLabel, passTitle, resolveOptions, shownSeconds } from './options';
import { ScrollText } from './ScrollText';
import { SecondsField } from './SecondsField';

interface InstructionsSectionProps {
  readonly options: CaptionOptions;
  readonly onOptions: (options: CaptionOptions) => void;
  /** Of the pair on screen. */
  readonly clipSeconds: number | null;
}

/** What to tell a model that makes captions, to copy. */
export function InstructionsSection({ options, onOptions, clipSeconds }: InstructionsSectionProps) {
  const { clipSeconds: seconds, passes, mute } = resolveOptions(options, clipSeconds);
  const texts = useMemo(() => generationInstructions({ clipSeconds: seconds, passes, mute }), [seconds, passes, mute]);
  const recommended = recommendedPasses(seconds);
  const choices = [1, 2] as const;
  return (
    <section className="caption-section" aria-labelledby="caption-instructions">
      <h2 id="caption-instructions">Instructions for a captioning model</h2>
      <p>
        What to tell a model that watches a clip, so that its answer can be scored here. The words are our own, not the
        paper’s; the fields come from the schema in force, so none is asked for that the scorer does not know. Nothing
        is sent: copy it to where the model is.
      </p>
      <div className="caption-options">
        <SecondsField
          typed={shownSeconds(options, clipSeconds)}
          onChange={(typed) => onOptions({ ...options, seconds: typed })}
        />
        <Segmented
          label="Passes"
          value={passes === 1 ? '1' : '2'}
          options={choices.map((one) => ({
            value: one === 1 ? ('1' as const) : ('2' as const),
            label: passesLabel(one, recommended),
          }))}
          onChange={(value) => onOptions({ ...options, passes: value === '1' ? 1 : 2 })}
        />
        <label className="caption-mute">
          <input
            type="checkbox"
            checked={mute}
            onChange={({ currentTarget }) => onOptions({ ...options, mute: currentTarget.checked })}
          />
          The video has no sound
        </label>
      </div>
      <p className="muted">
        {passes === 2
          ? 'First who, what and where; then the sounds, with the first result at hand. One answer rarely holds a long clip whole.'
          : 'Up to a minute one answer mostly holds the whole clip; for longer ones two passes are better.'}
      </p>
      <div className="caption-passes">
        {texts.map((text, index) => (
          <section key={passTitle(index + 1, texts.length)} data-instructions={index + 1}>
            <header>
              <h3>{passTitle(index + 1, texts.length)}</h3>
              <CopyButton
                label="Copy"
                describe={texts.length === 1 ? 'Copy the instruction' : `Copy the instruction of pass ${index + 1}`}
                text={() => text}
              />
            </header>
            <ScrollText label={passTitle(index + 1, texts.length)} text={text} />
          </section>
        ))}
      </div>
    </section>
  );
}
