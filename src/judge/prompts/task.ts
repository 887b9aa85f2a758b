import type { UnitKey } from '../../omnicapbench/keys';
import type { JudgeMaterial } from '../../omnicapbench/material';

/** The tasks a judge may be given. @see contract §7 */
export const TASK_IDS = [
  'reference-alignment',
  'reference-quality',
  'event-description',
  'subshot-match',
  'subshot-quality',
  'shot-fact',
] as const;

export type TaskId = (typeof TASK_IDS)[number];

/** What is sent: the task's instructions, and the texts of one item. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** How a judge answers: `<match>0|1</match>`, `<score>1..5</score>`, or for the alignment `<map>R1=P2 …</map>`. */
export type AnswerKind = 'match' | 'score' | 'map';

/** The side whose facts are asked about: recall asks about the reference's, precision about the prediction's. */
export type Direction = 'recall' | 'precision';

/** The entities behind the neutral labels of an alignment; ids would give the answer away. */
export interface Labels {
  /** `R1` -> canonical id */
  readonly reference: Readonly<Record<string, string>>;
  /** `P1` -> canonical id */
  readonly prediction: Readonly<Record<string, string>>;
}

/** One question to a judge. */
export interface Item {
  /** Unique in a document and the same for the same units: `subshot-match:recall:subshot:SHOT_1/0`. */
  readonly id: string;
  readonly task: TaskId;
  readonly answer: AnswerKind;
  /** Null where the question has no direction. */
  readonly direction: Direction | null;
  /** What it is about, in a few words for lists: `PERSON_1`, `SHOT_2/0`, `person`. */
  readonly title: string;
  /** The units it is about; null where it is about many. */
  readonly reference: UnitKey | null;
  readonly prediction: UnitKey | null;
  /** The type inside which references match, of the two reference tasks; null elsewhere. */
  readonly group: string | null;
  readonly prompt: Prompt;
  /** Of the alignment only. */
  readonly labels: Labels | null;
}

/** One task: which fields it sees, what it asks, and its questions about a document. */
export interface Task {
  readonly id: TaskId;
  readonly title: string;
  /** One plain sentence. */
  readonly question: string;
  /** The fields of the document that reach a prompt, as the contract names them. */
  readonly fields: readonly string[];
  readonly answer: AnswerKind;
  items(material: JudgeMaterial): readonly Item[];
}
