/** Long enough for the browser to have taken the address, in milliseconds. */
const KEEP = 10_000;

/** Saves a text under a name, by way of a link that is pressed at once. Nothing leaves the page. */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP);
}

/** A name for a file about this work: letters and digits of any script, no path, of modest length. */
export function fileNameOf(title: string, ending: string): string {
  const slug = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...slug].slice(0, 60).join('').replace(/-+$/, '');
  return `${short || 'capscope'}${ending}`;
}
