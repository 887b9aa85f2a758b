import type { ReactNode } from 'react';
import { METRICS } from '../../omnicapbench/metrics';
import type { MetricId } from '../../omnicapbench/metrics/ids';
import type { Reproduction } from '../../share/permalink/reproduced';
import type { Entry } from '../../share/workspace/entry';
import type { StoreTrouble } from '../../share/workspace/trouble';
import { Icon, type IconName } from '../../ui/Icon';
import { percent } from '../numbers/figures';
import { scoreGroups } from '../score/rows';
import { ago, sayChanges, sayReproduction } from './say';

interface NoticeProps {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly alert?: boolean;
  readonly onClose?: () => void;
}

/** One line above the report. */
function Notice({ icon, children, actions, alert = false, onClose }: NoticeProps) {
  return (
    <div
      className={alert ? 'notice share-notice error-notice' : 'notice share-notice'}
      role={alert ? 'alert' : 'status'}
    >
      <Icon name={icon} className={icon} />
      <div className="notice-text">{children}</div>
      <span className="notice-actions push">
        {actions}
        {onClose ? (
          <button type="button" className="square" aria-label="Dismiss" onClick={onClose}>
            <Icon name="close" />
          </button>
        ) : null}
      </span>
    </div>
  );
}

interface ReproductionNoticeProps {
  readonly reproduction: Reproduction;
  readonly onClose?: () => void;
}

/** Whether the sender's score came out here too, and if not, every number that differs and why. */
export function ReproductionNotice({ reproduction, onClose }: ReproductionNoticeProps) {
  const icon = { unscored: 'info', reproduced: 'ok', differs: 'warning' } as const;
  const detailed =
    reproduction.kind !== 'unscored' && (reproduction.kind === 'differs' || reproduction.changes.length > 0);
  return (
    <Notice icon={icon[reproduction.kind]} {...(onClose && { onClose })}>
      <p data-reproduction={reproduction.kind}>{sayReproduction(reproduction)}</p>
      {detailed ? (
        <details open={reproduction.kind === 'differs'}>
          <summary>What differs, and why</summary>
          <ul className="reasons">
            {sayChanges(reproduction.changes).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {reproduction.kind === 'differs' ? <DifferingTable differing={reproduction.differing} /> : null}
        </details>
      ) : null}
    </Notice>
  );
}

type Differing = Extract<Reproduction, { readonly kind: 'differs' }>['differing'];

function DifferingTable({ differing }: { readonly differing: Differing }) {
  return (
    <div className="differing">
      <table>
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col">Sent</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ id, expected, found }) => (
            <tr key={id}>
              <th scope="row">{NAMES.get(id) ?? id}</th>
              <td className="mono">{percent(expected)}</td>
              <td className="mono">{percent(found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What each number is called in the score table. */
const NAMES: ReadonlyMap<MetricId, string> = new Map(
  scoreGroups(METRICS)
    .flatMap(({ rows }) => rows)
    .flatMap(({ title, value, precision, recall }): readonly [MetricId, string][] => [
      [value, title],
      ...(precision ? [[precision, `${title}: precision`] as [MetricId, string]] : []),
      ...(recall ? [[recall, `${title}: recall`] as [MetricId, string]] : []),
    ]),
);

interface BrokenLinkNoticeProps {
  readonly problem: string;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** A link that cannot be read. The page shows an example meanwhile, and has overwritten nothing. */
export function BrokenLinkNotice({ problem, onReload, onClose }: BrokenLinkNoticeProps) {
  return (
    <Notice
      alert
      icon="error"
      onClose={onClose}
      actions={
        <button type="button" className="outline" onClick={onReload}>
          Try again
        </button>
      }
    >
      <p>This link cannot be opened. {problem}</p>
      <p>
        An example is shown in its place; nothing of yours was overwritten. Ask the sender for the whole link, or for a
        .capscope.json file.
      </p>
    </Notice>
  );
}

/** An address with an example's id that the gallery does not have. */
export function UnknownExampleNotice({ example, onClose }: { readonly example: string; readonly onClose: () => void }) {
  return (
    <Notice icon="warning" onClose={onClose}>
      <p>There is no example “{example.slice(0, 80)}” in this version. The first one is shown.</p>
    </Notice>
  );
}

interface ChangedLinkNoticeProps {
  readonly onOpenAsSent: () => void;
  readonly onClose: () => void;
}

/** After a reload: what is on screen has grown out of the address's link, and is not it. */
export function ChangedLinkNotice({ onOpenAsSent, onClose }: ChangedLinkNoticeProps) {
  return (
    <Notice
      icon="info"
      onClose={onClose}
      actions={
        <button type="button" className="outline" onClick={onOpenAsSent}>
          Open it as it was sent
        </button>
      }
    >
      <p>These are your changes to what the address holds.</p>
    </Notice>
  );
}

interface DraftNoticeProps {
  /** Newest first; at least one. */
  readonly drafts: readonly Entry[];
  readonly now: number;
  readonly onBringBack: (id: string) => void;
  readonly onWorkspace: () => void;
  readonly onClose: () => void;
}

/** A draft that no tab works on: the one a link has put aside, or one of a tab that was closed. */
export function DraftNotice({ drafts, now, onBringBack, onWorkspace, onClose }: DraftNoticeProps) {
  const [draft] = drafts;
  if (!draft) return null;
  const more = drafts.length - 1;
  return (
    <Notice
      icon="info"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="outline" onClick={() => onBringBack(draft.id)}>
            Bring back my draft
          </button>
          {more > 0 ? (
            <button type="button" onClick={onWorkspace}>
              {more} more
            </button>
          ) : null}
        </>
      }
    >
      <p>
        Your draft “{draft.name}” is kept, changed {ago(draft.savedAt, now)}.
      </p>
    </Notice>
  );
}

interface TroubleNoticeProps {
  readonly trouble: StoreTrouble;
  readonly onSaveFile: () => void;
  readonly onClose: () => void;
}

/** The browser keeps nothing, told once. */
export function TroubleNotice({ trouble, onSaveFile, onClose }: TroubleNoticeProps) {
  return (
    <Notice
      icon="warning"
      onClose={onClose}
      actions={
        <button type="button" className="outline" onClick={onSaveFile}>
          Save as a file
        </button>
      }
    >
      <p data-trouble={trouble.kind}>{trouble.message}</p>
    </Notice>
  );
}

/** A new version waits. */
export function UpdateNotice({ onReload, onClose }: { readonly onReload: () => void; readonly onClose: () => void }) {
  return (
    <Notice
      icon="info"
      onClose={onClose}
      actions={
        <button type="button" className="outline" onClick={onReload}>
          Reload
        </button>
      }
    >
      <p>A new version is ready. Your texts are kept.</p>
    </Notice>
  );
}
