import { useEffect } from 'react';
import { adoptMap, adoptSubshots } from '../../judge/plan';
import { judgeOf, whyNotReady } from '../../state/judge/setup';
import {
  dropReferences,
  dropSubshots,
  forOtherTexts,
  adoptReferences as withReferences,
  adoptSubshots as withSubshots,
} from '../../state/judging';
import { useStore } from '../../ui/useStore';
import { AuditPage } from '../../views/audit/AuditPage';
import { CaptionsPage } from '../../views/captions/CaptionsPage';
import { HandPage } from '../../views/hand/HandPage';
import { JudgeView } from '../../views/judge/JudgeView';
import { destinationOf } from '../../views/judge/previewWords';
import { useAnswer } from '../../views/useAnswer';
import '../../views/judge/judge.css';
import '../../views/hand/hand.css';
import '../../views/audit/audit.css';
import '../../views/captions/captions.css';
import { judge, openPage } from './pageJudge';
import type { TabProps } from './tabProps';

/** The optional semantic step: a model, or a person, compares what lines up. */
export default function JudgeTab({ session, desk, state, report, detail, selected, onSelect }: TabProps) {
  const judging = useStore(judge.store);
  const page = useStore(openPage);
  const { answer: material, stale } = useAnswer(desk, 'material');
  useEffect(() => {
    if (material && !stale) judge.show(material);
  }, [material, stale]);

  const { setup, items, outcomes } = judging;
  const { settings } = state;
  const name = judgeOf(setup);
  const cannotWhy = whyNotReady(judging);

  return (
    <JudgeView
      page={page}
      onPage={(next) => openPage.update(() => next)}
      desk={judge}
      state={judging}
      report={report}
      settings={settings}
      stale={stale}
      origin={location.origin}
      selected={selected}
      onSelect={onSelect}
      onAdopt={(what) =>
        session.changeSettings(
          what === 'references'
            ? withReferences(settings, adoptMap(outcomes), name)
            : withSubshots(settings, adoptSubshots(items ?? [], outcomes), name),
        )
      }
      onDrop={(what) =>
        session.changeSettings(what === 'references' ? dropReferences(settings) : dropSubshots(settings))
      }
      other={{
        hand: <HandPage desk={judge} state={judging} selected={selected} onSelect={onSelect} />,
        audit: <AuditPage desk={judge} state={judging} report={report} onSelect={onSelect} />,
        captions: (
          <CaptionsPage
            desk={judge}
            state={judging}
            clipSeconds={detail.duration}
            canCall={cannotWhy === null}
            cannotWhy={cannotWhy ?? ''}
            destination={destinationOf(setup) ?? ''}
            onUse={(text, mark) => {
              session.load({ prediction: { text, name: `from prose, by ${name.model}` } }, null, {
                ...forOtherTexts(settings, { prediction: true }),
                posthoc: mark,
              });
              judge.endParsing();
            }}
          />
        ),
      }}
    />
  );
}
