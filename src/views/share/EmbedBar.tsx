import type { Reproduction } from '../../share/permalink/reproduced';
import { Icon } from '../../ui/Icon';
import { sayReproduction } from './say';

interface EmbedBarProps {
  readonly names: { readonly prediction: string; readonly reference: string };
  /** Null until it is scored. */
  readonly reproduction: Reproduction | null;
  /** The same link with the whole page around it. */
  readonly href: string;
}

/** The one line over an embedded report: what it is about, whether the score holds, and the way to the whole page. */
export function EmbedBar({ names, reproduction, href }: EmbedBarProps) {
  const icon = reproduction?.kind === 'reproduced' ? 'ok' : 'warning';
  return (
    <header className="embed-bar">
      <p>
        <strong>{names.prediction || 'Prediction'}</strong> <span className="muted">against</span>{' '}
        {names.reference || 'reference'}
      </p>
      {reproduction && reproduction.kind !== 'unscored' ? (
        <p className="embed-standing" data-reproduction={reproduction.kind} title={sayReproduction(reproduction)}>
          <Icon name={icon} className={icon} />
          {reproduction.kind === 'reproduced' ? 'score reproduced' : 'score differs from the link’s'}
        </p>
      ) : null}
      <a className="push" href={href} target="_blank" rel="noopener noreferrer">
        Open in Capscope
      </a>
    </header>
  );
}

/** In place of a report that cannot be shown. */
export function EmbedProblem({ problem, href }: { readonly problem: string; readonly href: string }) {
  return (
    <main className="embed-problem" role="alert">
      <p>
        <Icon name="error" className="error" /> This report cannot be shown. {problem}
      </p>
      <p>
        <a href={href} target="_blank" rel="noopener noreferrer">
          Open Capscope
        </a>
      </p>
    </main>
  );
}
