import type { Column } from './order';

/** The three tables. */
export type TableKind = 'references' | 'events' | 'shots';

export interface ColumnHead {
  readonly column: Column;
  readonly title: string;
  /** Width in pixels; the last column takes the rest. */
  readonly width?: number;
  readonly numeric?: boolean;
  /** What the numbers are, for the head's tip. */
  readonly about?: string;
}

const DIFFERS: ColumnHead = { column: 'differs', title: 'What differs' };
const STATE: ColumnHead = { column: 'state', title: 'State', width: 116 };
const TIOU: ColumnHead = {
  column: 'tiou',
  title: 'tIoU',
  width: 68,
  numeric: true,
  about: 'Shared time over the time of either, in percent',
};

/** The columns of each table, left to right. */
export const COLUMNS: Readonly<Record<TableKind, readonly ColumnHead[]>> = {
  references: [
    { column: 'reference', title: 'Reference', width: 150 },
    { column: 'prediction', title: 'Prediction', width: 204 },
    { column: 'type', title: 'Type', width: 76 },
    STATE,
    {
      column: 'score',
      title: 'Score',
      width: 72,
      numeric: true,
      about: 'Similarity of the two descriptions, in percent; 100 when paired by id or by hand',
    },
    DIFFERS,
  ],
  events: [
    { column: 'reference', title: 'Reference', width: 204 },
    { column: 'prediction', title: 'Prediction', width: 204 },
    STATE,
    {
      column: 'score',
      title: 'Score',
      width: 72,
      numeric: true,
      about: 'Of a dialogue its words (1 − WER), of any other event its tIoU, in percent',
    },
    TIOU,
    DIFFERS,
  ],
  shots: [
    { column: 'reference', title: 'Reference', width: 204 },
    { column: 'prediction', title: 'Prediction', width: 204 },
    STATE,
    {
      column: 'score',
      title: 'Alike',
      width: 72,
      numeric: true,
      about: 'Similarity of two subshots, in percent; a shot sorts by its worst',
    },
    TIOU,
    DIFFERS,
  ],
};

/** The head of each table, and what an empty one means. */
export const TABLES: readonly {
  readonly kind: TableKind;
  readonly title: string;
  readonly hue: 'ref' | 'event' | 'shot';
  readonly icon: 'reference' | 'event' | 'shot';
  readonly empty: string;
}[] = [
  {
    kind: 'references',
    title: 'References',
    hue: 'ref',
    icon: 'reference',
    empty: 'Neither document describes a person, object, scene or animal: both references arrays are empty.',
  },
  {
    kind: 'events',
    title: 'Events',
    hue: 'event',
    icon: 'event',
    empty: 'Neither document has a dialogue or a sound: both events arrays are empty.',
  },
  {
    kind: 'shots',
    title: 'Shots',
    hue: 'shot',
    icon: 'shot',
    empty: 'Neither document has a shot: both shots arrays are empty.',
  },
];
