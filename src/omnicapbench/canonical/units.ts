import type { JsonNode, JsonObject } from '../../json/tree';
import type { Span } from './times';

/** How a unit came to its id: given first, given again (`ID~2`), or made up for a missing one. */
export type Definition = 'first' | 'repeat' | 'generated';

/** What every unit of a track has. */
export interface TrackUnit {
  /** Canonical and unique in its track. */
  readonly id: string;
  /** 0-based position in the raw track. */
  readonly index: number;
  readonly definition: Definition;
  /** Whether a link with its id leads to it: not to a second definition. */
  readonly linkable: boolean;
  readonly node: JsonObject;
}

/** A person, object, scene or animal of the clip. */
export interface ReferenceEntity extends TrackUnit {
  /** The exact type inside which references match; '' when none is given. */
  readonly group: string;
  readonly detail: string;
}

/** A use of a reference; undefined entity: dangling. */
export interface ReferenceUse {
  readonly id: string;
  readonly entity: ReferenceEntity | undefined;
}

/** Who speaks: a defined reference, an id that nothing defines, or a plain label such as NARRATOR. */
export type Speaker =
  | { readonly kind: 'reference'; readonly entity: ReferenceEntity }
  | { readonly kind: 'dangling'; readonly id: string }
  | { readonly kind: 'label'; readonly label: string };

/** A text cut at its mentions. A mention of an event or a shot is silent: it is no use and no word. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'use'; readonly use: ReferenceUse }
  | { readonly kind: 'silent' };

/** A text with its mentions resolved. */
export interface AnnotatedText {
  readonly text: string;
  readonly pieces: readonly TextPiece[];
  /** Distinct reference uses, dangling ones included, in order of appearance. */
  readonly uses: readonly ReferenceUse[];
}

/** A sound or a line on the clip's clock. */
export interface SoundEvent extends TrackUnit, Span {
  readonly dialogue: boolean;
  /** The line of a dialogue; '' otherwise. */
  readonly line: string;
  readonly speaker: Speaker | undefined;
  readonly description: AnnotatedText;
}

/** A shot's claim that an event is heard in it. */
export interface EventLink {
  readonly id: string;
  readonly node: JsonNode;
  /** Undefined: dangling. */
  readonly event: SoundEvent | undefined;
  /** The ranges do not overlap. */
  readonly disjoint: boolean;
}

/** A stretch of a shot in which one action happens. */
export interface Subshot extends Span {
  /** 0-based position in the raw visual_description; 0 for an implicit one. */
  readonly index: number;
  readonly shotId: string;
  readonly content: AnnotatedText;
  readonly node: JsonNode;
}

/** A shot with its distinct links and its testable subshots. */
export interface Shot extends TrackUnit, Span {
  readonly subshots: readonly Subshot[];
  readonly events: readonly EventLink[];
  readonly references: readonly ReferenceUse[];
  /** The events it lists that are defined and overlap it. */
  readonly heard: ReadonlySet<SoundEvent>;
  /** The references it lists that are defined. */
  readonly shown: ReadonlySet<ReferenceEntity>;
}

/** A unit that is untestable and so left out of the graph; links to it dangle. */
export interface DroppedUnit {
  readonly track: 'reference' | 'event' | 'shot';
  readonly id: string;
  readonly index: number;
  readonly node: JsonNode;
  /** Its time range as written. */
  readonly range: JsonNode | undefined;
}

/** The scored graph of a document: its testable units, in the order of the tracks. @see contract §3 */
export interface CanonicalDocument {
  readonly references: readonly ReferenceEntity[];
  readonly events: readonly SoundEvent[];
  readonly shots: readonly Shot[];
  readonly dropped: readonly DroppedUnit[];
  /** Every element of the references track, testable or not, and those without a usable description. */
  readonly referenceSupport: { readonly checked: number; readonly failures: readonly JsonNode[] };
}
