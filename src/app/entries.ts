import type { IconName } from '../ui/Icon';
import type { WorkDialogName } from './start/WorkDialogs';

/** The dialogs the bar and the menu open. */
export type DialogName = 'examples' | 'open' | 'settings' | 'help' | 'menu' | WorkDialogName;

/** What stands in the bar, or on a narrow screen in the menu. */
export const ENTRIES: readonly { readonly name: DialogName; readonly icon: IconName; readonly title: string }[] = [
  { name: 'examples', icon: 'examples', title: 'Examples' },
  { name: 'open', icon: 'open', title: 'Open' },
  { name: 'work', icon: 'work', title: 'Your work' },
  { name: 'share', icon: 'share', title: 'Share' },
  { name: 'export', icon: 'export', title: 'Export' },
  { name: 'settings', icon: 'settings', title: 'Settings' },
];
