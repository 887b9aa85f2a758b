interface ScrollTextProps {
  readonly label: string;
  readonly text: string;
}

/** A text to read or copy, scrolling inside itself. */
export function ScrollText({ label, text }: ScrollTextProps) {
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre className="caption-text" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
