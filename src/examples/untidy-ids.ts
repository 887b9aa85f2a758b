import { caption, dialogue, reference, shot, sound, subshot } from './caption';
import type { Example } from './example';
import { type Json, print } from './print';

/** Ids as a telling spells them, where they are defined and where they are used. */
interface Spelling {
  readonly baker: string;
  readonly bakerUsed: string;
  readonly oven: string;
  readonly knockUsed: string;
}

const knock = sound('SFX_1', 'sfx', [5.2, 6.8], 'Three knocks on a crust, hollow');

function bakery(spelling: Spelling, again: readonly Json[]): string {
  const { bakerUsed, oven } = spelling;
  return print(
    caption(
      [
        reference(spelling.baker, 'person', 'the baker', 'Baker with floury forearms and a pencil behind one ear'),
        reference(oven, 'object', 'the oven', 'Brick oven with an iron door, embers inside'),
      ],
      [dialogue('DIALOGUE_1', [1, 3.5], 'Bread talks. You only have to knock.', bakerUsed), knock, ...again],
      [
        shot(
          'SHOT_1',
          [0, 4],
          'opens',
          'medium, static',
          [subshot([0, 4], `[${bakerUsed}] pulls a tray out of [${oven}].`)],
          ['DIALOGUE_1'],
          [bakerUsed, oven],
        ),
        shot(
          'SHOT_2',
          [4, 8],
          'cut',
          'close-up, static',
          [subshot([4, 8], `[${bakerUsed}] turns a loaf over and raps it with a knuckle.`)],
          [spelling.knockUsed],
          [bakerUsed],
        ),
      ],
    ),
  );
}

const tidy: Spelling = { baker: 'PERSON_1', bakerUsed: 'PERSON_1', oven: 'OBJECT_1', knockUsed: 'SFX_1' };

/** @see contract §3.1 */
export const untidyIds: Example = {
  id: 'untidy-ids',
  title: 'Ids as models spell them',
  summary: 'A baker knocks on bread. Untidy ids are put right before scoring; repeated and invented ones are not.',
  reference: bakery(tidy, []),
  predictions: [
    {
      id: 'malformed',
      title: 'Brackets, spaces and zeros',
      note: '"[person 01]", "object-1" and "sfx1" are put into one form and noted; every metric is 1.',
      text: bakery({ baker: '[person 01]', bakerUsed: 'Person 1', oven: 'object-1', knockUsed: 'sfx1' }, []),
    },
    {
      id: 'loop',
      title: 'The same knock three times',
      note: 'Two more definitions of SFX_1 stay as units of their own, which halves event precision.',
      text: bakery(tidy, [knock, knock]),
    },
    {
      id: 'dangling',
      title: 'Ids that nobody defined',
      note: 'PERSON_9 and SFX_7 appear in shots, a speaker and texts, but in no list: uses that point nowhere earn nothing.',
      text: bakery({ ...tidy, bakerUsed: 'PERSON_9', knockUsed: 'SFX_7' }, []),
    },
  ],
};
