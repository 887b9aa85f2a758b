/** A storage of the browser; when it refuses, every method throws and quotes what it was given. */
export function fakeStorage(): Storage & { refuse(refuses: boolean): void; readonly text: () => string } {
  const entries = new Map<string, string>();
  let refusing = false;
  const check = (what: string): void => {
    if (refusing) throw new DOMException(`no room for ${what}`, 'QuotaExceededError');
  };
  return {
    get length() {
      check('length');
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem(name) {
      check(name);
      return entries.get(name) ?? null;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    removeItem(name) {
      check(name);
      entries.delete(name);
    },
    setItem(name, value) {
      check(value);
      entries.set(name, value);
    },
    refuse(refuses) {
      refusing = refuses;
    },
    text: () => JSON.stringify([...entries]),
  };
}
