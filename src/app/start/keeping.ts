import type { Store } from '../../base/store';
import type { decodeFragment } from '../../share/permalink/permalink';
import type { Reproduction } from '../../share/permalink/reproduced';
import type { changedSettings, sharedState } from '../../share/present';
import type { Entry, Work } from '../../share/workspace/entry';
import type { Presence } from '../../share/workspace/presence';
import type { StoreTrouble } from '../../share/workspace/trouble';
import type { openWorkspace, Workspace } from '../../share/workspace/workspace';
import type { Session } from '../../state/session';
import type { TabShelf } from './tabMemory';

/** What came of the address, for the page to tell. */
export type Arrival =
  /** A link was opened. `reproduction` is null until it is scored. */
  | { readonly kind: 'link'; readonly reproduction: Reproduction | null }
  /** The tab's changes to what a link holds are on screen, and not the link as it was sent. */
  | { readonly kind: 'changed-link'; readonly fragment: string }
  | { readonly kind: 'broken-link'; readonly problem: string }
  | { readonly kind: 'unknown-example'; readonly example: string };

/** What the page knows of kept work. */
export interface KeeperState {
  readonly arrival: Arrival | null;
  /** Drafts of tabs that are gone, and the one a link has put aside. Newest first. */
  readonly offered: readonly Entry[];
  /** Why nothing is kept; null while all is well. */
  readonly trouble: StoreTrouble | null;
  /** The user has been told of it, and has put the notice away. */
  readonly told: boolean;
  /** Null until it is open, or when there is none. */
  readonly workspace: Workspace | null;
  /** The id under which this tab saves. */
  readonly own: string | null;
  /** The tab of the report that a link asks for, while the address holds the link. */
  readonly view: string;
}

/** Keeps the work of this tab: opens what the address names, saves what is typed, offers what was left behind. */
export interface Keeper {
  readonly store: Store<KeeperState>;
  /** Opens the first texts. Once. */
  start(): Promise<void>;
  /** The address has changed. */
  follow(): Promise<void>;
  /** What is on screen, as links, files and the workspace carry it. Null until `tools` have come. */
  present(): Work | null;
  /** Shows a work. What was on screen is kept aside when it was edited. */
  open(work: Work): Promise<void>;
  /** Goes on with a kept draft. */
  bringBack(id: string): Promise<void>;
  /** Opens what the address holds, over the changes to it that are kept. */
  openAsSent(): Promise<void>;
  /** A link to what is on screen was copied: the address may show it. */
  shared(fragment: string): void;
  dismissArrival(): void;
  dismissOffered(): void;
  dismissTrouble(): void;
  /** The page is being hidden or closed: saves at once. */
  leave(): void;
}

/** What is fetched after the first paint. */
export interface Tools {
  readonly decodeFragment: typeof decodeFragment;
  readonly sharedState: typeof sharedState;
  readonly changedSettings: typeof changedSettings;
  readonly openWorkspace: typeof openWorkspace;
}

/** What a keeper stands on: the page, or stand-ins for it. */
export interface KeeperOptions {
  readonly session: Pick<Session, 'store' | 'load' | 'selectUnit'>;
  readonly tools: () => Promise<Tools>;
  readonly presence: Presence;
  /** `sessionStorage`. */
  readonly shelf: TabShelf | undefined;
  readonly address: {
    /** `location.hash`. */
    fragment(): string;
    /** The open tab of the report. */
    view(): string;
    /** Leads to a tab of the report, in place of the present address. */
    show(view: string): void;
    /** Writes another fragment into the address, and goes nowhere. */
    write(fragment: string): void;
  };
  /** Loads an example; false when there is none of that id. A null prediction is the first. */
  readonly loadExample: (example: string, prediction: string | null) => boolean;
  readonly loadOpening: () => void;
  /** Commits what the editors have not handed over yet. */
  readonly commit?: () => void;
}
