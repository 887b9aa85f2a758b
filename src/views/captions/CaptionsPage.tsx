import { useState } from 'react';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import { InstructionsSection } from './InstructionsSection';
import { type CaptionOptions, resolveOptions, UNCHANGED } from './options';
import { ParseSection } from './ParseSection';

export interface CaptionsPageProps {
  readonly desk: JudgeDesk;
  readonly state: JudgeState;
  /** Length of the clip on screen; null when nothing tells it. */
  readonly clipSeconds: number | null;
  readonly canCall: boolean;
  /** Why nothing can be sent; '' when it can. */
  readonly cannotWhy: string;
  /** The address a call goes to; '' while the setup names none. */
  readonly destination: string;
  /** Makes an answer the prediction; `mark` goes into the signature. */
  readonly onUse: (text: string, mark: string) => void;
}

/** How captions that can be scored are made: by a model that watches, or from prose that exists already. */
export function CaptionsPage(props: CaptionsPageProps) {
  const { desk, state, clipSeconds, canCall, cannotWhy, destination, onUse } = props;
  const [options, setOptions] = useState<CaptionOptions>(UNCHANGED);
  const { clipSeconds: seconds } = resolveOptions(options, clipSeconds);
  return (
    <div className="captions">
      <InstructionsSection options={options} onOptions={setOptions} clipSeconds={clipSeconds} />
      <ParseSection
        seconds={seconds}
        model={state.setup.model}
        parsing={state.parsing}
        canCall={canCall}
        cannotWhy={cannotWhy}
        destination={destination}
        onParse={(caption) => desk.parse(caption, seconds)}
        onEnd={desk.endParsing}
        onUse={onUse}
      />
    </div>
  );
}
