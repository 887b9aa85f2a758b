import { Link, useLocation } from 'wouter';
import { nextTheme, type ThemePreference } from '../state/theme';
import { Icon } from '../ui/Icon';
import { Segmented } from '../ui/Segmented';
import { type DialogName, ENTRIES } from './entries';
import { lessonPageOf } from './routes';

const PROTOCOLS = [
  { value: 'omnicapbench', label: 'OmniCapBench' },
  { value: 'avscapbench', label: 'AVSCapBench', coming: true },
  { value: 'omnicap-if', label: 'OmniCap-IF', coming: true },
] as const;

const THEME_NAMES: Readonly<Record<ThemePreference, string>> = {
  system: "the system's",
  light: 'light',
  dark: 'dark',
};

interface TopBarProps {
  readonly theme: ThemePreference;
  /** How many settings differ from the defaults. */
  readonly changedSettings: number;
  readonly onTheme: (theme: ThemePreference) => void;
  readonly onOpen: (dialog: DialogName) => void;
}

/** Name, protocol, and what can be opened. */
export function TopBar({ theme, changedSettings, onTheme, onOpen }: TopBarProps) {
  return (
    <header className="topbar">
      <a className="brand" href="#/">
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4h9v3H3z" fill="var(--ref)" />
          <path d="M6 8.5h11v3H6z" fill="var(--shot)" />
          <path d="M3 13h6v3H3z" fill="var(--event)" />
        </svg>
        Capscope
      </a>
      <PageLinks />
      <Segmented
        label="Protocol"
        className="protocols"
        options={PROTOCOLS}
        value="omnicapbench"
        onChange={() => undefined}
      />
      <select className="protocols-narrow" aria-label="Protocol" defaultValue="omnicapbench">
        {PROTOCOLS.map((protocol) => (
          <option key={protocol.value} value={protocol.value} disabled={'coming' in protocol}>
            {protocol.label}
            {'coming' in protocol ? ' (coming)' : ''}
          </option>
        ))}
      </select>
      <div className="actions">
        {ENTRIES.map((entry) =>
          'path' in entry ? (
            <Link key={entry.name} href={entry.path} className="as-button wide">
              <Icon name={entry.icon} />
              {entry.title}
            </Link>
          ) : (
            <button
              key={entry.name}
              type="button"
              className="wide"
              aria-haspopup="dialog"
              onClick={() => onOpen(entry.name)}
            >
              <Icon name={entry.icon} />
              {entry.title}
              {entry.name === 'settings' && changedSettings > 0 ? (
                <span className="badge">{changedSettings} changed</span>
              ) : null}
            </button>
          ),
        )}
        <button
          type="button"
          className="square"
          aria-label={`Theme: ${THEME_NAMES[theme]}. Change to ${THEME_NAMES[nextTheme(theme)]}`}
          title={`Theme: ${THEME_NAMES[theme]}`}
          onClick={() => onTheme(nextTheme(theme))}
        >
          <Icon name={`theme-${theme}`} />
        </button>
        <button
          type="button"
          className="square wide"
          aria-label="Help and shortcuts"
          aria-haspopup="dialog"
          title="Help and shortcuts (?)"
          onClick={() => onOpen('help')}
        >
          <Icon name="help" />
        </button>
        <button
          type="button"
          className="square narrow"
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => onOpen('menu')}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** The pages there are. */
function PageLinks() {
  const [path] = useLocation();
  const learning = lessonPageOf(path) !== null;
  return (
    <nav className="pages wide" aria-label="Pages">
      <Link href="/" aria-current={learning ? undefined : 'page'}>
        Workbench
      </Link>
      <Link href="/learn" aria-current={learning ? 'page' : undefined}>
        Learn
      </Link>
    </nav>
  );
}
