import { useEffect, useRef, useState } from 'react';
import type { Lesson } from './lesson';
import { Prose } from './Prose';

/** TeX to MathML, which browsers read aloud; comes by itself when the first formula is shown. */
type ToMathMl = (tex: string) => string;

let coming: Promise<ToMathMl> | undefined;

function loadTemml(): Promise<ToMathMl> {
  coming ??= import('temml').then(
    ({ default: temml }) =>
      (tex) =>
        temml.renderToString(tex, { displayMode: true, throwOnError: false }),
  );
  return coming;
}

/** The definitions as formulas, each with its words: the words alone until the formula is there, or where it cannot come. */
export function Formulas({ formulas }: { readonly formulas: Lesson['formulas'] }) {
  const [toMathMl, setToMathMl] = useState<{ readonly of: ToMathMl } | null>(null);
  useEffect(() => {
    let watching = true;
    loadTemml().then(
      (of) => {
        if (watching) setToMathMl({ of });
      },
      () => {
        coming = undefined;
      },
    );
    return () => {
      watching = false;
    };
  }, []);
  return (
    <section className="lesson-formulas" aria-label="Formulas">
      {formulas.map(({ tex, words }) => (
        <figure key={tex}>
          <MathMl markup={toMathMl?.of(tex) ?? ''} />
          <figcaption>
            <Prose text={words} />
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

/** A formula; where it is wider than the page it scrolls, and then the keyboard reaches it. */
function MathMl({ markup }: { readonly markup: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const measured = box.current;
    if (!measured || markup === '') return;
    const observer = new ResizeObserver(() => setScrolls(measured.scrollWidth > measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [markup]);
  return (
    <div
      className="math"
      ref={box}
      tabIndex={scrolls ? 0 : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML made here from the lesson's own TeX
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
