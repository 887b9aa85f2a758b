import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '../../src/base/result';
import { createAutosave } from '../../src/share/workspace/autosave';
import { trouble } from '../../src/share/workspace/trouble';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function autosaved(takes = 0) {
  const save = vi.fn(
    () => new Promise<ReturnType<typeof succeed<null>>>((resolve) => setTimeout(() => resolve(succeed(null)), takes)),
  );
  const onSaved = vi.fn();
  return { save, onSaved, autosave: createAutosave({ save, onSaved }) };
}

describe('autosave', () => {
  it('saves within a second of the last change, once', async () => {
    const { save, autosave } = autosaved();
    autosave.touch();
    await vi.advanceTimersByTimeAsync(999);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('saves about once a second while somebody types without a pause', async () => {
    const { save, autosave } = autosaved();
    for (let at = 0; at < 50; at += 1) {
      autosave.touch();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(save.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it('never runs two at once, and forgets no change that came meanwhile', async () => {
    const { save, autosave } = autosaved(2000);
    autosave.touch();
    await vi.advanceTimersByTimeAsync(500);
    autosave.touch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('saves at once when the page goes, and only what is unsaved', async () => {
    const { save, autosave } = autosaved();
    autosave.flush();
    expect(save).not.toHaveBeenCalled();
    autosave.touch();
    autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('hands on what went wrong', async () => {
    const onSaved = vi.fn();
    const autosave = createAutosave({ save: async () => fail(trouble('full')), onSaved });
    autosave.touch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onSaved).toHaveBeenCalledWith(trouble('full'));
  });
});
