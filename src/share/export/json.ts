import { VERSION } from '../../base/version';
import type { Exported } from './carrier';

/** The whole report, as the command line prints it, with what it is about. */
export function reportJson({ report, names }: Exported): string {
  return `${JSON.stringify({ capscope: VERSION, signature: report.signature, names, report }, null, 2)}\n`;
}
