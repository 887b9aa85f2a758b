import { memo } from 'react';
import type { Hue } from '../../ui/hue';
import { type Attributes, attributesOf, hatchId, type Look, pageColour } from './paint';
import type { Shape } from './shapes';

const looks = new Map<Look, Attributes>();

function paint(look: Look): Attributes {
  const known = looks.get(look) ?? attributesOf(look, pageColour);
  looks.set(look, known);
  return known;
}

/** Shapes as SVG elements. */
export const Shapes = memo(function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they hold no state, and their order is that of the drawing
    <ShapeElement key={`${index} ${shape.kind}`} shape={shape} />
  ));
});

function ShapeElement({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return <path d={shape.d} {...paint(shape.look)} />;
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} {...paint(shape.look)} />;
    case 'text':
      return (
        <text x={shape.x} y={shape.y} textAnchor={shape.anchor} {...paint(shape.look)}>
          {shape.text}
        </text>
      );
  }
}

const HUES: readonly Hue[] = ['ref', 'shot', 'event'];

/** The hatches that the drawing refers to. Once a page. */
export const Hatches = memo(function Hatches() {
  return (
    <defs>
      {HUES.map((hue) => (
        <pattern
          key={hue}
          id={hatchId(hue)}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" stroke={`var(--${hue})`} strokeWidth="1.5" />
        </pattern>
      ))}
    </defs>
  );
});
