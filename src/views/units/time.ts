/** A time with one decimal, or two where they are needed: `0.0`, `12.45`. */
export function seconds(value: number): string {
  const hundredths = value.toFixed(2);
  return hundredths.endsWith('0') ? hundredths.slice(0, -1) : hundredths;
}

/** A range as it is read: `0.0–9.6 s`. */
export function range({ start, end }: { readonly start: number; readonly end: number }): string {
  return `${seconds(start)}–${seconds(end)} s`;
}
