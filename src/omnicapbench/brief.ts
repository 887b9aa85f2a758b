/** A text of at most `most` UTF-16 units, for a list: a longer one ends in an ellipsis. */
export function brief(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
