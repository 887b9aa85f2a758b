import { useState } from 'react';

/** A text that somebody types, and the setting it is about. */
export interface Draft {
  readonly text: string;
  /** `setting`: what the setting is after it. */
  readonly type: (text: string, setting: string) => void;
}

/**
 * Keeps a field as it was typed, also while that is no value, for as long as the setting is what it was then. A change
 * from elsewhere wins.
 */
export function useDraft(setting: string): Draft {
  const [typed, setTyped] = useState<{ readonly text: string; readonly setting: string } | null>(null);
  return {
    text: typed?.setting === setting ? typed.text : setting,
    type: (text, next) => setTyped({ text, setting: next }),
  };
}
