/** The headers that a `_headers` file gives to every path; empty when the file is not there. */
export function readHeaders(file: string): Record<string, string>;
