import { editor } from 'monaco-editor/editor';

/** What a language of Monaco says about the worker it wants; the data goes to the worker as its first message. */
interface WorkerRequest extends Omit<editor.IInternalWebWorkerOptions, 'worker'> {
  readonly label?: string;
  readonly createData?: unknown;
}

/**
 * Stands in for Monaco's `internal/common/workers.js` (see the alias in vite.config.ts), which imports every editor
 * feature for its side effects: 187 kB gzip in the JSON language's chunk. The same function, for our one way to
 * start workers: `MonacoEnvironment.getWorker`.
 */
export function createWebWorker<T extends object>(request: WorkerRequest): editor.MonacoWebWorker<T> {
  const { label = 'monaco-editor-worker', createData, ...options } = request;
  const getWorker = self.MonacoEnvironment?.getWorker;
  if (getWorker === undefined) throw new Error('MonacoEnvironment.getWorker is not set');
  const worker = Promise.resolve(getWorker('workerMain.js', label)).then((started) => {
    // Monaco's protocol: the first message wakes the worker's loader, the second creates the language service.
    started.postMessage('ignore');
    started.postMessage(createData);
    return started;
  });
  return editor.createWebWorker<T>({ ...options, worker });
}
