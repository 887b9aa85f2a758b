import { useId, useRef, useState } from 'react';
import type { Item } from '../../judge/prompts/task';
import type { JudgeDesk, JudgeState } from '../../state/judge/state';
import type { UnitRef } from '../../state/selection';
import type { Choice, HandCommand } from './answers';
import { currentItem, listed, neighbour, nextUnlabelled } from './course';
import { HandBar } from './HandBar';
import { HandMeans } from './HandMeans';
import { HandQuestion } from './HandQuestion';
import { useHandKeys } from './useHandKeys';
import { useLabels } from './useLabels';

interface HandCourseProps {
  readonly desk: JudgeDesk;
  /** At least one. */
  readonly questions: readonly Item[];
  readonly kept: JudgeState['labels'];
  readonly person: string;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
}

/** The way through the questions: one on screen, its verdict, and the next. */
export function HandCourse({ desk, questions, kept, person, selected, onSelect }: HandCourseProps) {
  const page = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [onlyUnlabelled, setOnlyUnlabelled] = useState(false);
  /** Notes that are not kept yet, by item id. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [told, setTold] = useState('');
  const { labels, keep } = useLabels(desk, kept);
  const known = (id: string): boolean => labels.has(id);
  const item = currentItem(questions, chosen, known);
  const go = (to: Item | undefined): void => {
    if (to) setChosen(to.id);
  };
  const shown = item ? listed(questions, onlyUnlabelled, item.id, known) : [];
  const label = item && labels.get(item.id);
  const note = (item && drafts.get(item.id)) ?? label?.note ?? '';

  const settleNote = (id: string): void =>
    setDrafts((before) => new Map([...before].filter(([other]) => other !== id)));
  const choose = ({ verdict, label: words }: Choice): void => {
    if (!item) return;
    keep(item, { verdict, note: note.trim() });
    settleNote(item.id);
    const next = nextUnlabelled(questions, item.id, known);
    // The question stays chosen where it would have moved by itself.
    setChosen((next ?? item).id);
    setTold(`${words} for ${item.title}. ${next ? `Next: ${next.title}.` : 'All questions have a verdict.'}`);
  };
  const leaveNote = (): void => {
    if (!item || !label || note.trim() === label.note) return;
    keep(item, { verdict: label.verdict, note: note.trim() });
    settleNote(item.id);
  };
  const takeBack = (): void => {
    if (!item || !label) return;
    // The note stays at hand for another verdict.
    setDrafts((before) => new Map(before).set(item.id, note));
    keep(item, null);
    setChosen(item.id);
    setTold(`The verdict on ${item.title} is taken back.`);
  };
  const obey = (command: HandCommand): void => {
    if (!item) return;
    if (command.kind === 'verdict') choose(command.choice);
    else if (command.kind === 'step') go(neighbour(shown, item.id, command.by));
    else go(nextUnlabelled(questions, item.id, known));
  };
  useHandKeys(page, item?.answer, obey);

  if (!item) return null;
  return (
    <div ref={page}>
      <HandBar
        questions={questions}
        shown={shown}
        item={item}
        known={known}
        onlyUnlabelled={onlyUnlabelled}
        onOnlyUnlabelled={setOnlyUnlabelled}
        onGo={go}
      />
      <p className="hidden-text" role="status">
        {told}
      </p>
      <HandQuestion
        item={item}
        titleId={titleId}
        label={label}
        note={note}
        selected={selected}
        onSelect={onSelect}
        onChoose={choose}
        onNote={(text) => setDrafts((before) => new Map(before).set(item.id, text))}
        onLeaveNote={leaveNote}
        onTakeBack={takeBack}
      />
      <HandMeans items={questions} labels={labels} person={person} />
    </div>
  );
}
