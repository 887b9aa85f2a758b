/** Serves `folder` on 127.0.0.1 under `base`; tries `attempts` ports from `port` on (0: any free one). */
export function serve(options: {
  readonly folder: string;
  readonly base?: string;
  readonly port?: number;
  readonly attempts?: number;
}): Promise<{ readonly url: string; close(): Promise<void> }>;
