/** What would break the one line of a signature, hide in it, or be mistaken for an escape. */
const UNSAFE = /[|%\s\p{Cc}\p{Cf}]/gu;

/**
 * The judge as a signature names it: `#<model>@<prompt version>`. Bars, blanks, control characters and the percent
 * sign are percent-encoded, so that a model's name never ends a field and two names never give one tag.
 * @see contract §8
 */
export function judgeTag(model: string, promptVersion: string): string {
  return `#${encode(model)}@${encode(promptVersion)}`;
}

/** None of these characters is half of a pair, so encoding never throws. */
function encode(name: string): string {
  return name.replace(UNSAFE, encodeURIComponent);
}
