import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerOffline } from '../../src/offline/register';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(async () => this.registration);
}

async function registered(container: FakeContainer) {
  const reload = vi.fn();
  const address = new URL('https://host.example/path/sw.js');
  const offline = registerOffline(container as unknown as ServiceWorkerContainer, address, reload);
  await vi.advanceTimersByTimeAsync(0);
  return { offline, reload };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('offline', () => {
  it('is ready after a first visit, which is no update', async () => {
    const container = new FakeContainer();
    const { offline } = await registered(container);
    const worker = new FakeWorker();
    container.registration.find(worker);
    worker.become('installed');
    expect(offline.store.get()).toEqual({ ready: true, update: false });
  });

  it('offers a new version, and changes to it only when asked', async () => {
    const container = new FakeContainer();
    container.controller = new FakeWorker();
    const { offline, reload } = await registered(container);
    const worker = new FakeWorker();
    container.registration.find(worker);
    worker.become('installed');
    expect(offline.store.get().update).toBe(true);
    expect(worker.postMessage).not.toHaveBeenCalled();
    offline.apply();
    expect(worker.postMessage).toHaveBeenCalledWith('activate');
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves this page alone when another tab has changed over', async () => {
    const container = new FakeContainer();
    container.controller = new FakeWorker();
    const waiting = new FakeWorker();
    waiting.state = 'installed';
    container.registration.waiting = waiting;
    const { offline, reload } = await registered(container);
    waiting.state = 'activated';
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    offline.dismiss();
    expect(offline.store.get().update).toBe(false);
    offline.apply();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is silent where it is forbidden or not to be had', async () => {
    const container = new FakeContainer();
    container.register.mockRejectedValueOnce(new Error('denied'));
    const { offline } = await registered(container);
    expect(offline.store.get()).toEqual({ ready: false, update: false });
    expect(registerOffline(undefined, new URL('https://x.example/sw.js'), vi.fn()).store.get().ready).toBe(false);
  });
});
