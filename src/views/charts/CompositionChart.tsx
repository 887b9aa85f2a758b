import { COMPOSITION_METRICS } from '../../omnicapbench/composition';
import { COMPOSITION_FAMILIES, type Report } from '../../omnicapbench/report';
import { Composition } from '../score/Composition';
import { ChartFrame } from './ChartFrame';
import type { ChartTable } from './table';

/** The failure composition with its data. Where no point is lost there is no chart, and the bar's own words stand. */
export function CompositionChart({ report }: { readonly report: Pick<Report, 'composition' | 'signature'> }) {
  const { composition, signature } = report;
  const bar = <Composition composition={composition} />;
  if (COMPOSITION_FAMILIES.every((family) => composition[family] === 0)) return bar;
  return (
    <ChartFrame
      title="Where the points go"
      table={compositionTable(composition, (share) => (100 * share).toFixed(1))}
      data={compositionTable(composition, String)}
      svg={bar}
      signature={signature}
      className="composition-chart"
    />
  );
}

/** Each family's share of the lost points, and the numbers it is made of. */
export function compositionTable(composition: Report['composition'], print: (share: number) => string): ChartTable {
  return {
    columns: ['Family', 'Share of the lost points', 'Made of'],
    rows: [...COMPOSITION_FAMILIES]
      .sort((a, b) => composition[b] - composition[a])
      .map((family) => [family, print(composition[family]), COMPOSITION_METRICS[family].join(' ')]),
  };
}
