import { IdentityView } from '../../views/identity/IdentityView';
import '../../views/identity/identity.css';
import type { TabProps } from './tabProps';

/** Who is shown where. */
export default function IdentityTab({ detail, report, selected, onSelect }: TabProps) {
  return <IdentityView detail={detail} report={report} selected={selected} onSelect={onSelect} />;
}
