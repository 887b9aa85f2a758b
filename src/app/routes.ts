/** The tabs of the report. Each has an address, so it is a link. */
export type Tab = 'score' | 'problems';

export const TABS: readonly { readonly tab: Tab; readonly title: string; readonly path: string }[] = [
  { tab: 'score', title: 'Score', path: '/' },
  { tab: 'problems', title: 'Problems', path: '/problems' },
];

/** The tab an address names; any address that names none is the first. */
export function tabOf(path: string): Tab {
  return TABS.find((entry) => entry.path === path)?.tab ?? 'score';
}
