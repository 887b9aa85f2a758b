import type { Json } from '../../json/editPrint';
import { jsonOf } from '../../json/editPrint';
import { canonicalId } from '../canonical/ids';
import { findMentions, type MentionRule, mentionRule } from '../canonical/mentions';
import type {
  AnnotatedText,
  CanonicalDocument,
  ReferenceEntity,
  Shot,
  SoundEvent,
  Speaker,
  Subshot,
} from '../canonical/units';
import type { Evaluation } from '../evaluation';

type Members = Readonly<Record<string, Json>>;

/** Writes units of the reference with the ids of the prediction. What has no counterpart is written in plain words. */
export class Copier {
  private readonly rule;
  private readonly ids = new Map<string, string>();

  /** `extra` maps further entities: those that the copy itself brings along. */
  constructor(
    private readonly evaluation: Pick<Evaluation, 'reference' | 'alignment'>,
    private readonly extra: ReadonlyMap<ReferenceEntity, string> = new Map(),
  ) {
    const { reference, alignment } = evaluation;
    this.rule = ruleOf(reference);
    for (const [ours, theirs] of alignment.shots.toPrediction) this.ids.set(ours.id, theirs.id);
    for (const [ours, theirs] of alignment.events.toPrediction) this.ids.set(ours.id, theirs.id);
    for (const [ours, theirs] of alignment.references.toPrediction) this.ids.set(ours.id, theirs.id);
    for (const [ours, id] of extra) this.ids.set(ours.id, id);
  }

  entity(entity: ReferenceEntity): string | undefined {
    return this.extra.get(entity) ?? this.evaluation.alignment.references.toPrediction.get(entity)?.id;
  }

  text({ text }: AnnotatedText): string {
    const parts: string[] = [];
    let at = 0;
    for (const { id, start, end } of findMentions(text, this.rule)) {
      const mapped = this.ids.get(id);
      parts.push(text.slice(at, start), mapped === undefined ? inWords(id) : `[${mapped}]`);
      at = end;
    }
    parts.push(text.slice(at));
    return parts.join('');
  }

  speaker(speaker: Speaker | undefined): string | undefined {
    if (speaker?.kind === 'label') return speaker.label;
    return speaker?.kind === 'reference' ? this.entity(speaker.entity) : undefined;
  }

  event(event: SoundEvent, id: string): Json {
    const value = members(jsonOf(event.node));
    const { speaker: _, ...content } = members(value.content ?? {});
    const speaker = this.speaker(event.speaker);
    return {
      ...value,
      event_id: id,
      time_range: [event.start, event.end],
      content: {
        ...content,
        ...(speaker === undefined ? {} : { speaker }),
        ...(event.description.text === '' ? {} : { description: this.text(event.description) }),
      },
    };
  }

  subshot(subshot: Subshot): Json {
    return { sub_shot_time: [subshot.start, subshot.end], sub_shot_content: this.text(subshot.content) };
  }

  shot(shot: Shot, id: string): Json {
    const { references: _, ...value } = members(jsonOf(shot.node));
    const { events } = this.evaluation.alignment;
    return {
      ...value,
      shot_id: id,
      time_range: [shot.start, shot.end],
      visual_description: shot.subshots.map((subshot) => this.subshot(subshot)),
      active_events: shot.events.flatMap(({ event }) => (event && events.toPrediction.get(event)?.id) ?? []),
      references_in_shot: shot.references.flatMap(({ entity }) => (entity && this.entity(entity)) ?? []),
    };
  }

  reference(entity: ReferenceEntity, id: string): Json {
    return { ...members(jsonOf(entity.node)), ref_id: id };
  }
}

/** An id as plain words: PERSON_4 is "a person". */
export function inWords(id: string): string {
  const word = canonicalId(id)
    .replace(/_?[0-9]+$/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

function members(value: Json): Members {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The rule of a document by the ids of its units. @see contract §3.3 Mentions */
export function ruleOf({ references, events, shots }: CanonicalDocument): MentionRule {
  const ids = (units: readonly { readonly id: string }[]): string[] => units.map((unit) => unit.id);
  return mentionRule(ids(references), ids(events), ids(shots), []);
}
