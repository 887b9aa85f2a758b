import { TimelineView } from '../../views/timeline/TimelineView';
import '../../views/timeline/timeline.css';
import type { TabProps } from './tabProps';

/** Both documents on one clock. */
export default function TimelineTab({ detail, report, selected, onSelect }: TabProps) {
  return <TimelineView detail={detail} selected={selected} onSelect={onSelect} signature={report.signature} />;
}
