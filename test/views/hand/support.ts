import { createStore } from '../../../src/base/store';
import { DEFAULT_SETUP } from '../../../src/judge/setup';
import { initialJudge, type JudgeDesk, type JudgeState } from '../../../src/state/judge/state';

/** A state in which nothing has happened but what is given. */
export function judgeState(parts: Partial<JudgeState>): JudgeState {
  return { ...initialJudge(DEFAULT_SETUP, { held: false, custody: null }), ...parts };
}

/** A desk on which nothing happens. */
export function standInDesk(state: JudgeState): JudgeDesk {
  const nothing = (): void => {};
  const later = async (): Promise<void> => {};
  return {
    store: createStore(state),
    show: nothing,
    changeSetup: nothing,
    holdKey: nothing,
    forgetKey: nothing,
    forgetAllKeys: nothing,
    run: nothing,
    pause: nothing,
    resume: nothing,
    cancel: nothing,
    forgetVerdicts: later,
    clearCache: later,
    label: later,
    readAudit: later,
    parse: nothing,
    endParsing: nothing,
  };
}
