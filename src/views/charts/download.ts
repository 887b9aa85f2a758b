/** Long enough for the browser to have taken the address, in milliseconds. */
const KEEP = 10_000;

/** Saves content under a name, by way of a link that is pressed at once. Nothing leaves the page. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP);
}
