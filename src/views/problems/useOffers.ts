import { type RefObject, useEffect, useState } from 'react';
import type { DiagnosticRef } from '../../omnicapbench/causes';
import type { Fix } from '../../omnicapbench/fixes';
import type { AskFixes } from '../../state/fixes';

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

type Offers = readonly (readonly Fix[])[];

const NONE: Offers = [];

/**
 * What can be done about each of some diagnostics, asked when it is wanted. While the same faults are asked about
 * again in a changed text, the answers before stay.
 */
export function useOffers(ask: AskFixes, diagnostics: readonly DiagnosticRef[], wanted: boolean): Offers {
  const about = diagnostics.map(({ code, side, message }) => `${code} ${side} ${message}`).join('\n');
  const [known, setKnown] = useState({ about: '', offers: NONE });
  useEffect(() => {
    if (!wanted) return;
    let live = true;
    void Promise.all(diagnostics.map(ask)).then((offers) => {
      if (live) setKnown({ about, offers });
    });
    return () => {
      live = false;
    };
  }, [ask, diagnostics, wanted, about]);
  return wanted && known.about === about ? known.offers : NONE;
}
