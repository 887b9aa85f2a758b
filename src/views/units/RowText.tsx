import type { UnitDetail } from '../../omnicapbench/detail';
import { DialogueWords } from './DialogueWords';
import type { Row } from './rows';
import { SharedText } from './SharedText';
import { textsOf } from './texts';
import type { AlignWords } from './words';

interface RowTextProps {
  readonly row: Row<UnitDetail>;
  readonly words: AlignWords;
}

/** What the units of a row say: a dialogue word against word, a description with the shared words marked. */
export function RowText({ row, words }: RowTextProps) {
  const { reference, prediction, spoken } = textsOf(row);
  if (spoken && reference !== null && prediction !== null) {
    return <DialogueWords reference={reference} prediction={prediction} words={words} />;
  }
  return <SharedText reference={reference} prediction={prediction} />;
}
