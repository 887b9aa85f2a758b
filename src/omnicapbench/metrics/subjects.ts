import { isScene } from '../vocabulary';
import { directional } from './directional';

/** ref_subject_precision, _recall, _f1. @see contract §5 */
export const subjects = directional({
  stem: 'ref_subject',
  title: 'Subjects',
  noun: 'subject',
  includes: ({ group }) => !isScene(group),
});
