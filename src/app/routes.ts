/** The tabs of the report. Each has an address, so it is a link. */
export const TABS = [
  { tab: 'score', title: 'Score', path: '/' },
  { tab: 'problems', title: 'Problems', path: '/problems' },
  { tab: 'timeline', title: 'Timeline', path: '/timeline' },
  { tab: 'units', title: 'Units', path: '/units' },
  { tab: 'identity', title: 'Identity', path: '/identity' },
  { tab: 'links', title: 'Links', path: '/links' },
  { tab: 'compare', title: 'Compare', path: '/compare' },
  { tab: 'judge', title: 'Judge', path: '/judge' },
] as const;

export type Tab = (typeof TABS)[number]['tab'];

/** The tab an address names; any address that names none is the first. */
export function tabOf(path: string): Tab {
  return TABS.find((entry) => entry.path === path)?.tab ?? 'score';
}

/** What follows `/learn/` in an address: a lesson's id, or '' for the first; null on every other page. */
export function lessonPageOf(path: string): string | null {
  const match = /^\/learn(?:\/([^/?]*))?/.exec(path);
  return match ? (match[1] ?? '') : null;
}
