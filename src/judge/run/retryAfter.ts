/**
 * How long a server asks to wait: `retry-after-ms` of OpenAI, else `retry-after` in seconds or as a date.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds from now, 0 for a date that is over; null when the headers do not say
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const milliseconds = numberIn(headers.get('retry-after-ms'));
  if (milliseconds !== null) return Math.ceil(milliseconds);
  const text = headers.get('retry-after');
  const seconds = numberIn(text);
  if (seconds !== null) return Math.ceil(seconds * 1000);
  // A bare or negative number would pass for a year.
  const date = text !== null && /[a-z]{3}.*\d{4}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** A number without a sign; twelve digits are some thirty thousand years. */
function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,12}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : null;
}
