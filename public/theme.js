// The chosen theme, before the first paint; the page itself reads and keeps it in src/state/theme.ts.
try {
  const theme = localStorage.getItem('capscope.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden here: the system's theme holds.
}
