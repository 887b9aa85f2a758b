/** Caption documents with completion and hover. */
export const JSON_LANGUAGE = 'json';

/**
 * The same without them: they would send the whole text to one more worker at the first hover, which for a large
 * text blocks the page.
 */
export const LARGE_LANGUAGE = 'json-large';

/** Texts longer than this, in UTF-16 code units, are `LARGE_LANGUAGE`. */
export const LARGE_FROM = 512 * 1024;
