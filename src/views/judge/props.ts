import type { ReactNode } from 'react';
import type { Report } from '../../omnicapbench/report';
import type { SettingsInput } from '../../omnicapbench/settings';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import type { UnitRef } from '../../state/selection';

/** What a judge may decide instead of the rules. */
export type Adopted = 'references' | 'subshots';

/** What the page that asks a model is drawn from. */
export interface AskProps {
  readonly desk: JudgeDesk;
  readonly state: JudgeState;
  readonly report: Report;
  readonly settings: SettingsInput;
  /** The report is of other texts than those in the editors. */
  readonly stale: boolean;
  /** Of this page: a server on this machine must be told to answer it. */
  readonly origin: string;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
  readonly onAdopt: (what: Adopted) => void;
  readonly onDrop: (what: Adopted) => void;
}

/** The pages that others draw. */
export type OtherPage = 'hand' | 'audit' | 'captions';

export type JudgePage = 'ask' | OtherPage;

/** What the whole tab is drawn from. */
export interface JudgeViewProps extends AskProps {
  readonly page: JudgePage;
  readonly onPage: (page: JudgePage) => void;
  readonly other: Readonly<Record<OtherPage, ReactNode>>;
}
