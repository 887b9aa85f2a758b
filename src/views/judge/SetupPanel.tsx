import { useId, useState } from 'react';
import { howToStart } from '../../judge/run/localServers';
import type { RunProgress } from '../../judge/run/run';
import type { Setup } from '../../judge/setup';
import { originOf } from '../../state/judge/setup';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import { AdviceLines } from './AdviceLines';
import { KeyField } from './KeyField';
import { KeySafety } from './KeySafety';
import { NumberField } from './NumberField';
import { NUMBER_SETTINGS } from './numberFields';
import { isLocked, isOn } from './runWords';
import { ServiceFields } from './ServiceFields';
import { isLocal, missingOf, setupSummary } from './services';

interface SetupPanelProps {
  readonly desk: JudgeDesk;
  readonly state: Pick<JudgeState, 'setup' | 'key' | 'keyProblem' | 'run'>;
  readonly origin: string;
}

/** Who is asked, with which key, how fast. Open until that is known, and from the first change on as the user leaves it. */
export function SetupPanel({ desk, state, origin }: SetupPanelProps) {
  const { setup, key, keyProblem, run } = state;
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? missingOf(setup, key).length > 0;
  const target = originOf(setup);
  const local = isLocal(setup);
  const locked = isLocked(run);
  // What is being filled in does not fold away with the last letter.
  const stay = (): void => setChosen(open);
  const change = (part: Partial<Setup>): void => {
    stay();
    desk.changeSetup(part);
  };
  return (
    <details
      className="ask-part ask-setup"
      open={open}
      data-judge-setup={open ? 'open' : 'folded'}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) setChosen(currentTarget.open);
      }}
    >
      <summary>
        <h2 id={id}>Setup</h2> <span className="muted ask-wrap">{setupSummary(setup, key)}</span>
      </summary>
      <div>
        {locked ? <p className="muted">{whyLocked(run)}</p> : null}
        <fieldset className="ask-fields" disabled={locked} aria-labelledby={id}>
          <ServiceFields setup={setup} onChange={change} />
        </fieldset>
        {target === '' ? null : (
          // A stopped run may want nothing but another key.
          <fieldset className="ask-fields" disabled={isOn(run)}>
            <legend className="hidden-text">Key</legend>
            <KeyField
              // A key typed for one origin must not stay in the field for another.
              key={target}
              origin={target}
              status={key}
              problem={keyProblem}
              local={local}
              onHold={(text, custody) => {
                stay();
                desk.holdKey(text, custody);
              }}
              onForget={() => {
                stay();
                desk.forgetKey();
              }}
            />
          </fieldset>
        )}
        {local ? (
          <details className="ask-fold">
            <summary>How to start the server so that it answers this page</summary>
            <AdviceLines advice={howToStart(setup, origin)} />
          </details>
        ) : null}
        <KeySafety />
        <details className="ask-fold">
          <summary>Pace and price</summary>
          <fieldset className="ask-fields" disabled={locked}>
            <legend className="hidden-text">Pace and price</legend>
            {NUMBER_SETTINGS.map((setting) => (
              <NumberField key={setting.id} setting={setting} setup={setup} onChange={change} />
            ))}
          </fieldset>
        </details>
      </div>
    </details>
  );
}

function whyLocked(run: RunProgress | null): string {
  return isOn(run)
    ? 'While a run is on, nothing of this can change.'
    : 'The run has stopped, and can go on with this setup. To change more than the key, cancel it: what was judged is kept.';
}
