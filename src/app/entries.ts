import type { IconName } from '../ui/Icon';
import type { WorkDialogName } from './start/WorkDialogs';

/** The dialogs the bar and the menu open. */
export type DialogName = 'examples' | 'open' | 'settings' | 'help' | 'menu' | WorkDialogName;

/** An entry opens a dialog, or leads to a page. */
export type Entry = { readonly icon: IconName; readonly title: string } & (
  | { readonly name: DialogName }
  | { readonly name: 'judge'; readonly path: string }
);

/** What stands in the bar, or on a narrow screen in the menu. */
export const ENTRIES: readonly Entry[] = [
  { name: 'examples', icon: 'examples', title: 'Examples' },
  { name: 'open', icon: 'open', title: 'Open' },
  { name: 'work', icon: 'work', title: 'Your work' },
  { name: 'share', icon: 'share', title: 'Share' },
  { name: 'export', icon: 'export', title: 'Export' },
  { name: 'judge', icon: 'judge', title: 'Judge', path: '/judge' },
  { name: 'settings', icon: 'settings', title: 'Settings' },
];
