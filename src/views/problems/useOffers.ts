import { type RefObject, useEffect, useState } from 'react';
import type { DiagnosticRef } from '../../omnicapbench/causes';
import type { Fix } from '../../omnicapbench/fixes';
import type { AskFixes } from '../../state/fixes';

const NONE: readonly Fix[] = [];

/** Whether an element has come on the screen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}

/** What can be done about each of some diagnostics, asked when it is wanted; the answers before stay meanwhile. */
export function useOffers(
  ask: AskFixes,
  diagnostics: readonly DiagnosticRef[],
  wanted: boolean,
): readonly (readonly Fix[])[] {
  const [offers, setOffers] = useState<readonly (readonly Fix[])[]>([NONE]);
  useEffect(() => {
    if (!wanted) return;
    let live = true;
    void Promise.all(diagnostics.map(ask)).then((answers) => {
      if (live) setOffers(answers);
    });
    return () => {
      live = false;
    };
  }, [ask, diagnostics, wanted]);
  return offers;
}
