import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Result } from '../../base/result';
import { compareReproduced } from '../../share/permalink/reproduced';
import type { SharedState } from '../../share/permalink/state';
import type { WorkbenchState } from '../../state/workbench';
import { Sprite } from '../../ui/Sprite';
import { EmbedBar, EmbedProblem } from '../../views/share/EmbedBar';
import { unembedded } from './embed';
import { pathOfView } from './useAddress';
import '../../views/share/share.css';

interface EmbeddedAppProps {
  readonly state: WorkbenchState;
  /** What `openEmbedded` found; null until it has looked. */
  readonly opened: Result<SharedState | null, string> | null;
  /** The workbench without its editors. */
  readonly children: ReactNode;
}

/**
 * A link's report for another page's frame: no bar, no editors, nothing kept. Its tabs have no addresses, since the
 * frame's history is also the history of the page around it.
 */
export function EmbeddedApp({ state, opened, children }: EmbeddedAppProps) {
  const href = unembedded(location.href);
  const [view, setView] = useState<string | null>(null);
  const shared = opened?.ok ? opened.value : null;
  const { hook } = useMemo(() => memoryLocation({ path: pathOfView(view ?? '') }), [view]);
  const { documents, current } = state;

  useEffect(() => {
    if (opened?.ok) setView(opened.value?.view ?? '');
  }, [opened]);

  // The frame's texts never change, so any report is the link's.
  const reproduction = shared && current ? compareReproduced(shared.expected, current.report) : null;
  const names = { prediction: documents.prediction.name, reference: documents.reference.name };
  return (
    <>
      <Sprite />
      {opened && !opened.ok ? (
        <EmbedProblem problem={opened.problem} href={href} />
      ) : (
        <Router hook={hook}>
          <EmbedBar names={names} reproduction={reproduction} href={href} />
          {children}
        </Router>
      )}
    </>
  );
}
