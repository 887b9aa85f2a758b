import { LinksView } from '../../views/links/LinksView';
import '../../views/links/links.css';
import type { TabProps } from './tabProps';

/** Which sound is heard in which shot. */
export default function LinksTab({ detail, report, selected, onSelect }: TabProps) {
  return <LinksView detail={detail} report={report} selected={selected} onSelect={onSelect} />;
}
