import { useId, useRef, useState } from 'react';
import type { Side } from '../../omnicapbench/diagnostics';
import { takeLine } from '../../share/files/lines';
import type { Opened, OpenedText } from '../../share/files/read';
import { guessSide } from '../../share/files/side';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { FileNotes } from './FileNotes';
import { size } from './say';

/** Texts for one side or both. */
export type ChosenTexts = Readonly<Partial<Record<Side, { readonly name: string; readonly text: string }>>>;

interface OpenDialogProps {
  /** What was dropped or picked and needs a choice; null: nothing yet. */
  readonly opened: Opened | null;
  readonly reading: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onChoose: (texts: ChosenTexts) => void;
  readonly onClose: () => void;
}

const ACCEPT = '.json,.jsonl,.ndjson,.txt,.md,.zip,application/json,text/plain,application/zip';

/** Picks files, and asks what the files themselves do not say: which side, which line. */
export function OpenDialog({ opened, reading, onFiles, onChoose, onClose }: OpenDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog title="Open" className="open-files" onClose={onClose}>
      <p>
        A prediction, a reference or both, as .json, .jsonl, .txt or .zip; or a .capscope.json that somebody sent. Files
        can be dropped anywhere on the page, too.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        aria-label="Files to open"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file again is a change, too.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <button
        type="button"
        className={opened?.kind === 'texts' ? 'outline' : 'primary'}
        onClick={() => input.current?.click()}
      >
        <Icon name="document" />
        Choose files
      </button>
      {reading ? <p role="status">Reading…</p> : null}
      {opened ? <FileNotes notes={opened.notes} /> : null}
      {opened?.kind === 'texts' ? (
        <Choose key={opened.texts.map(({ name }) => name).join('\n')} texts={opened.texts} onChoose={onChoose} />
      ) : null}
    </Dialog>
  );
}

const SIDES: readonly { readonly side: Side; readonly title: string }[] = [
  { side: 'prediction', title: 'Prediction' },
  { side: 'reference', title: 'Reference' },
];

interface Choice {
  readonly index: number;
  readonly line: number;
}

/** Which text goes to which side. */
function Choose({
  texts,
  onChoose,
}: {
  readonly texts: readonly OpenedText[];
  readonly onChoose: (texts: ChosenTexts) => void;
}) {
  const [chosen, setChosen] = useState<Readonly<Record<Side, Choice | null>>>(() => firstChoice(texts));
  const [asPair, setAsPair] = useState(true);
  const [only] = texts;
  const pairs = texts.length === 1 && only?.lines?.shown.every(({ pair }) => pair) === true;
  const values = pairs && asPair ? pairOf(only, chosen.prediction?.line) : textsOf(texts, chosen);
  const ready = values.prediction !== undefined || values.reference !== undefined;

  return (
    <form
      className="choose-sides"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(values);
      }}
    >
      {pairs ? (
        <>
          <LineSelect
            label="Pair to open"
            text={only}
            line={chosen.prediction?.line ?? null}
            onChange={(line) => {
              setAsPair(true);
              setChosen({ ...chosen, prediction: { index: 0, line } });
            }}
          />
          <p className="muted">Every line holds a prediction and its reference.</p>
        </>
      ) : (
        SIDES.map(({ side, title }) => (
          <SideSelect
            key={side}
            title={title}
            texts={texts}
            choice={chosen[side]}
            onChange={(choice) => setChosen({ ...chosen, [side]: choice })}
          />
        ))
      )}
      <div className="dialog-actions">
        <button type="submit" className="primary" disabled={!ready}>
          Open
        </button>
      </div>
    </form>
  );
}

interface SideSelectProps {
  readonly title: string;
  readonly texts: readonly OpenedText[];
  readonly choice: Choice | null;
  readonly onChange: (choice: Choice | null) => void;
}

function SideSelect({ title, texts, choice, onChange }: SideSelectProps) {
  const id = useId();
  const text = choice ? texts[choice.index] : undefined;
  return (
    <div className="choose-side">
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        value={choice?.index ?? ''}
        onChange={(event) => {
          const { value } = event.target;
          const index = Number(value);
          onChange(value === '' ? null : { index, line: texts[index]?.lines?.shown[0]?.number ?? 0 });
        }}
      >
        <option value="">Keep the present text</option>
        {texts.map(({ name, text: content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an archive may hold a name twice
          <option key={index} value={index}>
            {name} ({size(content.length)})
          </option>
        ))}
      </select>
      {text?.lines && choice ? (
        <LineSelect
          label={`Line of ${text.name}`}
          text={text}
          line={choice.line}
          onChange={(line) => onChange({ ...choice, line })}
        />
      ) : null}
    </div>
  );
}

interface LineSelectProps {
  readonly label: string;
  readonly text: OpenedText | undefined;
  readonly line: number | null;
  readonly onChange: (line: number) => void;
}

function LineSelect({ label, text, line, onChange }: LineSelectProps) {
  const id = useId();
  const lines = text?.lines;
  if (!lines) return null;
  const { shown, total } = lines;
  return (
    <div className="choose-line">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="mono"
        size={Math.min(8, shown.length)}
        value={line ?? shown[0]?.number}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {shown.map(({ number, label: begins }) => (
          <option key={number} value={number}>
            {number}: {begins}
          </option>
        ))}
      </select>
      {total > shown.length ? (
        <p className="muted">
          The first {shown.length} of {total} lines.
        </p>
      ) : null}
    </div>
  );
}

/** By name where a name tells; a text alone goes to the prediction, which is what changes more often. */
function firstChoice(texts: readonly OpenedText[]): Readonly<Record<Side, Choice | null>> {
  const at = (index: number): Choice | null => {
    const text = texts[index];
    return text ? { index, line: text.lines?.shown[0]?.number ?? 0 } : null;
  };
  const guesses = texts.map(({ name }) => guessSide(name));
  const reference = guesses.indexOf('reference');
  const prediction = guesses.findIndex((guess, index) => guess === 'prediction' && index !== reference);
  const free = texts.findIndex((_, index) => index !== reference);
  return { prediction: at(prediction === -1 ? free : prediction), reference: at(reference) };
}

function textsOf(texts: readonly OpenedText[], chosen: Readonly<Record<Side, Choice | null>>): ChosenTexts {
  const part = (side: Side) => {
    const choice = chosen[side];
    const text = choice ? texts[choice.index] : undefined;
    if (!choice || !text) return undefined;
    if (!text.lines) return { name: text.name, text: text.text };
    const line = takeLine(text.text, choice.line);
    return { name: `${text.name}, line ${choice.line}`, text: typeof line === 'string' ? line : line[side] };
  };
  const [prediction, reference] = [part('prediction'), part('reference')];
  return { ...(prediction && { prediction }), ...(reference && { reference }) };
}

function pairOf(text: OpenedText | undefined, line: number | undefined): ChosenTexts {
  const number = line || text?.lines?.shown[0]?.number;
  if (!text || number === undefined) return {};
  const pair = takeLine(text.text, number);
  if (typeof pair === 'string') return { prediction: { name: text.name, text: pair } };
  const name = `${text.name}, line ${number}`;
  return { prediction: { name, text: pair.prediction }, reference: { name, text: pair.reference } };
}
