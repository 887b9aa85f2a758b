import { PROBE_IDS, type ProbeId, type Report } from '../../omnicapbench/report';
import { Icon } from '../../ui/Icon';

const CHECKS: Readonly<Record<ProbeId, string>> = {
  ValidRefUse: 'uses of references name one that is defined',
  ValidEventShotAssociation: 'links join an event and a shot that overlap',
  TemporalCompatible: 'subshots lie in their shot, linked events overlap it',
  ConsistentCoreference: 'an entity keeps one id, and an id one entity, across shots',
  SupportFieldPresent: 'references say what the entity looks like',
  NoDanglingID: 'every id in a list or a text is defined',
};

/** The six predicates: how often each was tested and how often it did not hold. */
export function Probes({ probes }: { readonly probes: Report['probes'] }) {
  return (
    <section className="probes" aria-labelledby="probes-title">
      <h2 id="probes-title">Probes</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen and holds no control */}
      <section className="scroll" aria-label="Probes, table" tabIndex={0}>
        <table aria-labelledby="probes-title">
          <thead>
            <tr>
              <th scope="col">Predicate</th>
              <th scope="col" className="num">
                Failed
              </th>
              <th scope="col" className="num">
                Checked
              </th>
              <th scope="col">Holds when</th>
            </tr>
          </thead>
          <tbody>
            {PROBE_IDS.map((id) => {
              const { checked, failed } = probes[id];
              return (
                <tr key={id} data-probe={id} data-checked={checked} data-failed={failed}>
                  <th scope="row" className="mono">
                    <Icon
                      name={failed > 0 ? 'error' : checked > 0 ? 'ok' : 'info'}
                      className={failed > 0 ? 'error' : checked > 0 ? 'ok' : 'muted'}
                      label={failed > 0 ? 'failed' : checked > 0 ? 'holds' : 'nothing to check'}
                    />{' '}
                    {id}
                  </th>
                  <td className="num value">{failed}</td>
                  <td className="num">{checked}</td>
                  <td className="muted">{CHECKS[id]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
