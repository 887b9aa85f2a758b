/** Answers are a few hundred bytes; what is longer than this is no answer. In bytes. */
export const BODY_LIMIT = 4 * 1024 * 1024;

/** The text of an answer, or of its beginning. */
export interface BodyText {
  readonly text: string;
  /** The body went past the limit, and the rest was not waited for. */
  readonly tooLong: boolean;
}

/**
 * Reads a body piece by piece, so that no server can fill the page's memory. Bytes that are no UTF-8 become U+FFFD.
 * Rejects as the stream does: when the call is aborted or the connection ends.
 */
export async function readBody(response: Response, limit: number = BODY_LIMIT): Promise<BodyText> {
  if (!response.body) return { text: '', tooLong: false };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: pieces.join('') + decoder.decode(), tooLong: false };
    const room = limit - size;
    size += value.byteLength;
    pieces.push(decoder.decode(value.subarray(0, room), { stream: true }));
    if (size > limit) {
      await reader.cancel();
      return { text: pieces.join(''), tooLong: true };
    }
  }
}
