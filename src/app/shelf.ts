/** The browser's store for small things, or nothing: even naming it throws where the browser forbids it. */
export function browserShelf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
