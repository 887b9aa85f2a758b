import { Link } from 'wouter';
import { Dialog } from '../ui/Dialog';
import { Icon, type IconName } from '../ui/Icon';
import type { DialogName } from './TopBar';

const ENTRIES: readonly { readonly name: DialogName; readonly icon: IconName; readonly title: string }[] = [
  { name: 'examples', icon: 'examples', title: 'Examples' },
  { name: 'open', icon: 'open', title: 'Open' },
  { name: 'work', icon: 'work', title: 'Your work' },
  { name: 'share', icon: 'share', title: 'Share' },
  { name: 'export', icon: 'export', title: 'Export' },
  { name: 'settings', icon: 'settings', title: 'Settings' },
  { name: 'help', icon: 'help', title: 'Help and shortcuts' },
];

interface MenuDialogProps {
  readonly onOpen: (dialog: DialogName) => void;
  readonly onClose: () => void;
}

/** On a narrow screen, what has no room in the bar. */
export function MenuDialog({ onOpen, onClose }: MenuDialogProps) {
  return (
    <Dialog title="Menu" className="sheet" onClose={onClose}>
      <nav aria-label="Pages">
        <Link href="/" onClick={onClose}>
          Workbench
        </Link>
        <Link href="/learn" onClick={onClose}>
          Learn
        </Link>
      </nav>
      <ul>
        {ENTRIES.map(({ name, icon, title }) => (
          <li key={name}>
            <button type="button" onClick={() => onOpen(name)}>
              <Icon name={icon} />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
