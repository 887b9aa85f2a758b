/** The pictures of the sprite. Severities and tracks differ in shape, never in colour alone. */
export type IconName =
  | 'error'
  | 'warning'
  | 'info'
  | 'ok'
  | 'copy'
  | 'theme-system'
  | 'theme-light'
  | 'theme-dark'
  | 'help'
  | 'examples'
  | 'settings'
  | 'menu'
  | 'format'
  | 'close'
  | 'reference'
  | 'shot'
  | 'event'
  | 'link'
  | 'document'
  | 'open'
  | 'share'
  | 'export'
  | 'work'
  | 'judge';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /** What it says to somebody who does not see it; without one it is decoration. */
  readonly label?: string;
}

/** A 16 px picture from the sprite, in the colour of the text around it. */
export function Icon({ name, className = '', label }: IconProps) {
  const use = <use href={`#i-${name}`} />;
  const classes = `icon ${className}`.trim();
  return label === undefined ? (
    <svg className={classes} aria-hidden="true">
      {use}
    </svg>
  ) : (
    <svg className={classes} role="img" aria-label={label}>
      {use}
    </svg>
  );
}
