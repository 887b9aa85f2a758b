import { gateFaults } from '../metrics/gateFaults';
import type { ErrorFamily } from './family';

/** Documents that fail the gate. @see contract §5 Error families */
export const schema: ErrorFamily = {
  id: 'schema',
  title: 'Schema',
  definition: 'Documents that fail the gate.',
  metrics: ['sgc'],
  paper: { failed: 31, percent: 3.8 },
  run: ({ gate, pair: { prediction } }) => {
    const faults = gateFaults(gate, prediction.graph, prediction.findings.diagnostics());
    return {
      failed: gate.pass ? 0 : 1,
      applicable: 1,
      places: faults.map(({ diagnostic: { message, path, offset, length, line, column }, unit }) => ({
        side: 'prediction',
        unit,
        place: { path, offset, length, line, column },
        note: message,
      })),
    };
  },
};
