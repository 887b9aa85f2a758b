import { isScene } from '../vocabulary';
import { directional } from './directional';

/** ref_scene_precision, _recall, _f1. @see contract §5 */
export const scenes = directional({
  stem: 'ref_scene',
  title: 'Scenes',
  noun: 'scene',
  includes: ({ group }) => isScene(group),
});
