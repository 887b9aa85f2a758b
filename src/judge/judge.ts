import { createKeyring, type Keyring } from './keys/keyring';
import type { Clock } from './run/clock';
import { systemClock } from './run/clock';
import type { Page } from './run/diagnose';
import { createSender, type Sender } from './run/send';

export type { Custody, KeyStatus } from './keys/keyring';

/** What the page may do with keys, and what may be sent. No way leads from here to a key. */
export interface JudgePort extends Pick<Keyring, 'hold' | 'status' | 'forget' | 'forgetAll'>, Sender {
  readonly clock: Clock;
}

/** The browser, or what stands in for it. */
export interface JudgeParts {
  /** `sessionStorage`, when the browser lets this page have it. */
  readonly session: Storage | null;
  /** `localStorage`, likewise. */
  readonly device: Storage | null;
  readonly page: Page;
}

/** The one ring of keys of the page, and the sender that goes with it. */
export function createJudgePort({ session, device, page }: JudgeParts): JudgePort {
  const keyring = createKeyring({ session, device });
  const { hold, status, forget, forgetAll } = keyring;
  return { hold, status, forget, forgetAll, ...createSender({ keyring, page }), clock: systemClock };
}
