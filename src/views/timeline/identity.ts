import type { Detail, DocumentDetail, ReferenceDetail, ShotDetail } from '../../omnicapbench/detail';
import type { Side } from '../../omnicapbench/diagnostics';
import type { UnitKey } from '../../omnicapbench/keys';
import { inTimeOrder, onClock, spanWords } from './items';
import type { BlockContent, Item, ItemState, LaneContent, Span } from './model';

/** One bar of an entity. */
interface Bar {
  readonly side: Side;
  /** The entity that is selected with it. */
  readonly entity: ReferenceDetail;
  /** The shot whose span it has, and the document of that shot. */
  readonly on: Span & { readonly key: UnitKey };
  readonly clock: Side;
  readonly state: ItemState;
  readonly name: string;
  readonly partner: string | null;
  readonly alias: string | null;
}

/** Short, because there are many: the lane's, the document whose shot gives the span, and that shot. */
const barId = (lane: string, clock: Side, shot: UnitKey): string => `${lane} ${clock[0]} ${shot}`;

function toItem(lane: string, bar: Bar): Item {
  const { side, entity, on, clock, state, name, partner, alias } = bar;
  return {
    id: barId(lane, clock, on.key),
    unit: { side, key: entity.key },
    kind: 'identity',
    hue: 'ref',
    state,
    start: onClock(on.start),
    end: onClock(on.end),
    title: entity.id,
    text: '',
    label: '',
    short: '',
    name,
    partner,
    tiou: null,
    alias,
  };
}

const byKey = <Unit extends { readonly key: UnitKey }>(units: readonly Unit[]): ReadonlyMap<UnitKey, Unit> =>
  new Map(units.map((unit) => [unit.key, unit]));

const lists = (shot: ShotDetail, entity: UnitKey): boolean => shot.references.some(({ key }) => key === entity);

/**
 * A lane pair for each entity of the reference, then one lane for each entity that only the prediction has. Bars lie
 * on the reference's shots where there is one, so that a drift is an outline over a hatch.
 */
export function identityBlocks({ reference, prediction }: Detail): readonly BlockContent[] {
  if (!reference)
    return prediction ? prediction.references.map((entity) => loneBlock('prediction', entity, prediction)) : [];
  if (!prediction) return reference.references.map((entity) => loneBlock('reference', entity, reference));
  const facing = new Facing(reference, prediction);
  return [
    ...reference.references.map((entity) => facing.block(entity)),
    ...prediction.references
      .filter(({ partner }) => partner === null)
      .map((entity) => loneBlock('prediction', entity, prediction)),
  ];
}

/** An entity of one document alone, on that document's shots. */
function loneBlock(side: Side, entity: ReferenceDetail, document: DocumentDetail): BlockContent {
  const shots = byKey(document.shots);
  const state = side === 'reference' ? 'missed' : 'unsupported';
  const where = side === 'reference' ? 'reference' : 'predicted';
  const bars = entity.shots.flatMap((key): Bar[] => {
    const on = shots.get(key);
    if (!on) return [];
    const name = `${entity.id} in ${where} ${on.id}, ${spanWords(on)}, ${state}`;
    return [{ side, entity, on, clock: side, state, name, partner: null, alias: null }];
  });
  return {
    id: `identity ${side} ${entity.key}`,
    kind: 'identity',
    title: entity.id,
    lanes: [lane(side, side, entity, bars)],
    shared: null,
  };
}

/** The lane of one side of a block. A lone block's entity is of that side, the others' are of the reference. */
const laneId = (owner: Side, { index }: ReferenceDetail, side: Side): string => `${owner[0]}${index}${side[0]}`;

function lane(owner: Side, side: Side, entity: ReferenceDetail, bars: readonly Bar[]): LaneContent {
  const id = laneId(owner, entity, side);
  return {
    id,
    kind: 'identity',
    side,
    name: side === 'reference' ? `${entity.id} in the reference` : `${entity.id} in the prediction`,
    items: inTimeOrder(bars.map((bar) => toItem(id, bar))),
  };
}

/** Both documents, entity by entity. */
class Facing {
  private readonly shots: Readonly<Record<Side, ReadonlyMap<UnitKey, ShotDetail>>>;
  private readonly entities: ReadonlyMap<UnitKey, ReferenceDetail>;
  /** By reference shot, then reference entity: whom the prediction shows in its place. */
  private readonly drifts: ReadonlyMap<UnitKey, ReadonlyMap<UnitKey, ReferenceDetail>>;

  constructor(
    private readonly reference: DocumentDetail,
    prediction: DocumentDetail,
  ) {
    this.shots = { reference: byKey(reference.shots), prediction: byKey(prediction.shots) };
    this.entities = byKey(prediction.references);
    this.drifts = this.findDrifts();
  }

  block(entity: ReferenceDetail): BlockContent {
    const counterpart = entity.partner === null ? undefined : this.entities.get(entity.partner);
    const ours = entity.shots.flatMap((key) => this.shots.reference.get(key) ?? []);
    const theirs = (counterpart?.shots ?? []).flatMap((key) => this.shots.prediction.get(key) ?? []);
    const upper = ours.map((shot) => this.upperBar(entity, counterpart, shot));
    const lower = theirs.map((shot) => this.lowerBar(entity, counterpart ?? entity, shot));
    const drifted = ours.flatMap((shot) => this.driftBar(entity, shot) ?? []);
    const both = upper.filter(({ state }) => state === 'matched').length;
    return {
      id: `identity reference ${entity.key}`,
      kind: 'identity',
      title: entity.id,
      lanes: [
        lane('reference', 'reference', entity, upper),
        lane('reference', 'prediction', entity, [...lower, ...drifted]),
      ],
      shared: counterpart ? { both, any: ours.length + theirs.length - both } : null,
    };
  }

  private upperBar(entity: ReferenceDetail, counterpart: ReferenceDetail | undefined, on: ShotDetail): Bar {
    const shown = on.partner === null ? undefined : this.shots.prediction.get(on.partner);
    const matched = counterpart !== undefined && shown !== undefined && lists(shown, counterpart.key);
    const drift = this.drifts.get(on.key)?.get(entity.key);
    const fate = matched ? `matched in ${shown.id}` : drift ? `missed: ${drift.id} stands in its place` : 'missed';
    return {
      side: 'reference',
      entity,
      on,
      clock: 'reference',
      state: matched ? 'matched' : 'missed',
      name: `${entity.id} in reference ${on.id}, ${spanWords(on)}, ${fate}`,
      partner: matched ? barId(laneId('reference', entity, 'prediction'), 'reference', on.key) : null,
      alias: matched ? null : (drift?.id ?? null),
    };
  }

  private lowerBar(entity: ReferenceDetail, counterpart: ReferenceDetail, shown: ShotDetail): Bar {
    const facing = shown.partner === null ? undefined : this.shots.reference.get(shown.partner);
    const matched = facing !== undefined && lists(facing, entity.key);
    const on = facing ?? shown;
    return {
      side: 'prediction',
      entity: counterpart,
      on,
      clock: facing ? 'reference' : 'prediction',
      state: matched ? 'matched' : 'unsupported',
      name: `${counterpart.id} for ${entity.id} in predicted ${shown.id}, ${spanWords(shown)}, ${matched ? 'matched' : 'unsupported'}`,
      partner: matched ? barId(laneId('reference', entity, 'reference'), 'reference', on.key) : null,
      alias: null,
    };
  }

  private driftBar(entity: ReferenceDetail, on: ShotDetail): Bar | undefined {
    const drift = this.drifts.get(on.key)?.get(entity.key);
    const shown = on.partner === null ? undefined : this.shots.prediction.get(on.partner);
    if (!drift || !shown) return undefined;
    const name = `${drift.id} instead of ${entity.id} in predicted ${shown.id}, ${spanWords(shown)}, unsupported`;
    return {
      side: 'prediction',
      entity: drift,
      on,
      clock: 'reference',
      state: 'unsupported',
      name,
      partner: null,
      alias: drift.id,
    };
  }

  /**
   * In a pair of shots, each entity that is missed is taken for one of its kind that only the prediction lists there:
   * the one it was taken for before, else an unmatched one, else the first listed. One to one.
   */
  private findDrifts(): Map<UnitKey, Map<UnitKey, ReferenceDetail>> {
    const found = new Map<UnitKey, Map<UnitKey, ReferenceDetail>>();
    const before = new Map<UnitKey, UnitKey>();
    const order = [...this.reference.shots].sort((a, b) => a.start - b.start || a.index - b.index);
    const entities = byKey(this.reference.references);
    for (const shot of order) {
      const shown = shot.partner === null ? undefined : this.shots.prediction.get(shot.partner);
      if (!shown) continue;
      const listed = shot.references.flatMap(({ key }) => (key === null ? [] : (entities.get(key) ?? [])));
      const missed = listed.filter(({ partner }) => partner === null || !lists(shown, partner));
      const strangers = shown.references
        .flatMap(({ key }) => (key === null ? [] : (this.entities.get(key) ?? [])))
        .filter(({ partner }) => partner === null || !lists(shot, partner));
      const here = new Map<UnitKey, ReferenceDetail>();
      for (const entity of missed) {
        const free = strangers.filter((other) => other.group === entity.group && ![...here.values()].includes(other));
        const drift =
          free.find(({ key }) => key === before.get(entity.key)) ??
          free.find(({ partner }) => partner === null) ??
          free[0];
        if (!drift) continue;
        here.set(entity.key, drift);
        before.set(entity.key, drift.key);
      }
      if (here.size > 0) found.set(shot.key, here);
    }
    return found;
  }
}
