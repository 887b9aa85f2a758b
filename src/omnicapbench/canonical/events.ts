import { field, type JsonNode, type JsonObject } from '../../json/tree';
import type { Findings } from '../findings';
import { isDialogueType } from '../vocabulary';
import type { Name } from './naming';
import { annotate, type MentionScope, resolveSpeaker } from './resolve';
import { canonicalSpan, type Span, type TimeBounds } from './times';
import type { SoundEvent, TrackUnit } from './units';

/** A testable event whose links are still to be resolved. */
export interface EventDraft extends TrackUnit, Span {
  readonly dialogue: boolean;
  readonly line: string;
  readonly content: JsonObject;
}

/** The testable events of a track; every readable range is checked, also of events that are left out. */
export function eventDrafts(
  nodes: readonly JsonNode[],
  names: readonly Name[],
  bounds: TimeBounds,
  findings: Findings,
): EventDraft[] {
  return nodes.flatMap((node, index) => {
    const span = canonicalSpan(field(node, 'time_range'), bounds, findings);
    const content = field(node, 'content');
    const dialogue = isDialogueType(field(node, 'type'));
    const line = dialogue ? usableLine(content) : '';
    const name = names[index];
    if (node.kind !== 'object' || content?.kind !== 'object' || !span || line === undefined || !name) return [];
    return [{ ...name, ...span, index, node, dialogue, line, content }];
  });
}

/** Resolves who speaks and what the description mentions. */
export function readEvent(draft: EventDraft, scope: MentionScope, findings: Findings): SoundEvent {
  const { content, ...unit } = draft;
  return {
    ...unit,
    speaker: draft.dialogue ? resolveSpeaker(field(content, 'speaker'), scope.references, findings) : undefined,
    description: annotate(field(content, 'description'), scope, findings),
  };
}

function usableLine(content: JsonNode | undefined): string | undefined {
  const line = field(content, 'line');
  return line?.kind === 'string' && line.value.trim() !== '' ? line.value : undefined;
}
