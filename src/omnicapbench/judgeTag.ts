/** What would break the one line of a signature, hide in it, or be mistaken for an escape. */
const UNSAFE = /[|%\s\p{Cc}\p{Cf}]/gu;

/**
 * The judge as a signature names it: `#<model>@<prompt version>`. Bars, blanks, control characters and the percent
 * sign are percent-encoded, so that a model's name never ends a field and two names never give one tag.
 * @see contract §8
 */
export function judgeTag(model: string, promptVersion: string): string {
  return `#${signaturePart(model)}@${signaturePart(promptVersion)}`;
}

/**
 * A text of the user's as a signature can hold it. None of the characters is half of a surrogate pair, so that
 * encoding never throws.
 */
export function signaturePart(text: string): string {
  return text.replace(UNSAFE, encodeURIComponent);
}
