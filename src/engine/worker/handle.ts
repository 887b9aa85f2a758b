/** What can happen to a worker outside of its calls, and how it is ended. */
export interface WorkerLife {
  /** Called when the worker dies outside of a call: its script did not load, or it threw at the top. */
  onDeath(listener: (error: unknown) => void): void;
  terminate(): void;
}

/** The life of a real worker; `what` names it in messages. */
export function lifeOf(worker: Worker, what: string): WorkerLife {
  return {
    onDeath(listener) {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        listener(new Error(event.message || `The ${what} could not be loaded`));
      });
      worker.addEventListener('messageerror', () => listener(new Error(`A message of the ${what} could not be read`)));
    },
    terminate: () => worker.terminate(),
  };
}
