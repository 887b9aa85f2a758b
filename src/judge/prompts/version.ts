/**
 * The version of all prompts together; it stands in the signature of every judged number. Any change of a word that
 * reaches a judge needs a new one: a test keeps a hash of the words beside it.
 * @see contract §8
 */
export const PROMPT_VERSION = 'p1';
