import { Link } from 'wouter';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { type DialogName, ENTRIES } from './entries';

const HELP = { name: 'help', icon: 'help', title: 'Help and shortcuts' } as const;

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
        {[...ENTRIES, HELP].map((entry) => (
          <li key={entry.name}>
            {'path' in entry ? (
              <Link href={entry.path} className="as-button" onClick={onClose}>
                <Icon name={entry.icon} />
                {entry.title}
              </Link>
            ) : (
              <button type="button" onClick={() => onOpen(entry.name)}>
                <Icon name={entry.icon} />
                {entry.title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
