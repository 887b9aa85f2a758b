import { describe, expect, it } from 'vitest';
import { readBody } from '../../../src/judge/run/body';
import { readRetryAfter } from '../../../src/judge/run/retryAfter';

const NOW = Date.parse('2026-05-01T12:00:00Z');

describe('readRetryAfter', () => {
  it.each<[Record<string, string>, number | null]>([
    [{}, null],
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': ' 0 ' }, 0],
    [{ 'retry-after': '1.25' }, 1_250],
    [{ 'retry-after-ms': '250' }, 250],
    [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    [{ 'retry-after-ms': 'x', 'retry-after': '7' }, 7_000],
    [{ 'retry-after': 'Fri, 01 May 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Fri, 01 May 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': '-5' }, null],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '' }, null],
    [{ 'retry-after': '1e9' }, null],
    [{ 'retry-after': '9'.repeat(400) }, null],
  ])('reads %j as %s', (headers, wait) => {
    expect(readRetryAfter(new Headers(headers), NOW)).toBe(wait);
  });
});

describe('readBody', () => {
  const inPieces = (pieces: readonly Uint8Array[], onCancel = () => {}): Response => {
    const left = [...pieces];
    return new Response(
      new ReadableStream<Uint8Array>({
        pull(controller) {
          const piece = left.shift();
          if (piece) controller.enqueue(piece);
          else controller.close();
        },
        cancel: onCancel,
      }),
    );
  };

  it('joins pieces that cut a character', async () => {
    const bytes = new TextEncoder().encode('aé😀');
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await readBody(inPieces(pieces))).toEqual({ text: 'aé😀', tooLong: false });
  });

  it('takes what is no UTF-8 as U+FFFD, and nothing as an empty text', async () => {
    expect((await readBody(inPieces([Uint8Array.of(0xff, 0x61)]))).text).toBe('\ufffda');
    expect(await readBody(new Response(null))).toEqual({ text: '', tooLong: false });
  });

  it('leaves off past the limit', async () => {
    let cancelled = false;
    const endless = Array.from({ length: 100 }, () => new TextEncoder().encode('abcd'));
    const read = await readBody(
      inPieces(endless, () => {
        cancelled = true;
      }),
      6,
    );
    expect(read).toEqual({ text: 'abcdab', tooLong: true });
    expect(cancelled).toBe(true);
    expect((await readBody(inPieces([new TextEncoder().encode('abcdef')]), 6)).tooLong).toBe(false);
  });
});
