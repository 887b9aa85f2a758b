import type { Detail } from '../../omnicapbench/detail';
import type { SelectedPair } from '../../state/selection';
import type { Hue } from '../../ui/hue';
import { signatureLines } from '../charts/table';
import { fitView, type View } from './clock';
import { drawLanes, drawMarks, drawRuler, RULER } from './draw';
import { frameOf } from './frame';
import { layoutTimeline } from './layout';
import type { Block, TimelineLayout } from './model';
import { type Attributes, attributesOf, type Colour, hatchId, type Look } from './paint';
import { px, type Shape } from './shapes';
import { fitText } from './words';

export interface SvgOptions {
  /** Of the lanes' body, in px. */
  readonly width: number;
  /** Which part of the clock; all of it when absent. */
  readonly view?: View;
  readonly selected?: SelectedPair;
  /** Resolved colours: a file knows no tokens. */
  readonly colour: Colour;
  /** Of the report the units belong to; it begins with the version, and stands under the picture. */
  readonly signature: string;
}

/** A picture that needs nothing else, and its size in px. */
export interface TimelinePicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A line of the signature, and the advance of its letters, in px. */
const SIGNATURE_LINE = 14;
const SIGNATURE_LETTER = 5.6;

/** The lane names' column, in px. */
const NAMES = 160;

const HUES: readonly Hue[] = ['ref', 'shot', 'event'];

/** The timeline as an SVG file that needs nothing else. */
export function drawTimelineSvg(detail: Detail, options: SvgOptions): TimelinePicture {
  const { width, view, selected, colour, signature } = options;
  const layout = layoutTimeline(detail);
  const frame = frameOf(view ?? fitView(layout.extent, width), width);
  const pair = selected ?? { prediction: null, reference: null };
  const drawn = RULER + layout.height;
  const signed = signatureLines(signature, Math.floor((NAMES + width - 24) / SIGNATURE_LETTER));
  const height = drawn + 12 + signed.length * SIGNATURE_LINE;
  const body = [...drawLanes(layout, frame), ...drawMarks(layout, frame, pair)];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${NAMES + width}" height="${height}" viewBox="0 0 ${NAMES + width} ${height}">`,
    '<title>Timeline of reference and prediction</title>',
    `<defs>${HUES.map((hue) => hatch(hue, colour)).join('')}<clipPath id="timeline-body"><rect width="${width}" height="${drawn}"/></clipPath></defs>`,
    `<rect width="100%" height="100%" fill="${colour('surface-panel')}"/>`,
    `<g transform="translate(0 ${RULER})">${laneNames(layout, colour)}</g>`,
    `<g transform="translate(${NAMES} 0)"><g clip-path="url(#timeline-body)">`,
    toMarkup(drawRuler(layout, frame), colour),
    `<g transform="translate(0 ${RULER})">${toMarkup(body, colour)}</g></g>`,
    `<path d="M0 0V${drawn}" fill="none" stroke="${colour('border')}"/></g>`,
    ...signed.map((line, index) => signatureText(line, drawn + 14 + index * SIGNATURE_LINE, colour)),
    '</svg>',
  ].join('\n');
  return { svg, width: NAMES + width, height };
}

function signatureText(line: string, y: number, colour: Colour): string {
  const look = `fill="${colour('text-muted')}" font-family="monospace" font-size="9"`;
  return `<text x="12" y="${y}" ${look}>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

function hatch(hue: Hue, colour: Colour): string {
  return `<pattern id="${hatchId(hue)}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="${colour(hue)}" stroke-width="1.5"/></pattern>`;
}

function laneNames({ blocks, identityTop }: TimelineLayout, colour: Colour): string {
  const shapes = blocks.flatMap((block) => (block.kind === 'identity' ? identityName(block) : blockNames(block)));
  const heading: Shape[] =
    identityTop === null
      ? []
      : [{ kind: 'text', look: 'label muted', x: 16, y: identityTop + 18, anchor: 'start', text: 'Identity' }];
  return toMarkup([...shapes, ...heading], colour);
}

function blockNames({ title, lanes }: Block): readonly Shape[] {
  return lanes.flatMap(({ top, height, side }, index): Shape[] => {
    const y = top + height / 2 + 4;
    const word: Shape = { kind: 'text', look: 'label muted', x: NAMES - 8, y, anchor: 'end', text: side };
    return index === 0 ? [{ kind: 'text', look: 'label muted', x: 16, y, anchor: 'start', text: title }, word] : [word];
  });
}

function identityName({ title, shared, top, height }: Block): readonly Shape[] {
  const y = top + height / 2 + 4;
  const count = shared ? `${shared.both}/${shared.any}` : '';
  return [
    { kind: 'text', look: 'label ref', x: 16, y, anchor: 'start', text: fitText(title, 88) },
    { kind: 'text', look: 'label muted', x: NAMES - 8, y, anchor: 'end', text: count },
  ];
}

/** Shapes as SVG elements. */
export function toMarkup(shapes: readonly Shape[], colour: Colour): string {
  const known = new Map<Look, string>();
  const paint = (look: Look): string => {
    const made = known.get(look) ?? attributeText(attributesOf(look, colour));
    known.set(look, made);
    return made;
  };
  return shapes.map((shape) => markupOf(shape, paint(shape.look))).join('\n');
}

function markupOf(shape: Shape, paint: string): string {
  switch (shape.kind) {
    case 'path':
      return `<path d="${shape.d}"${paint}/>`;
    case 'circle':
      return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"${paint}/>`;
    case 'text':
      return `<text x="${px(shape.x)}" y="${px(shape.y)}" text-anchor="${shape.anchor}"${paint}>${escapeText(shape.text)}</text>`;
  }
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const written = name === 'fontFamily' ? 'ui-monospace, monospace' : String(value);
      return ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeText(written)}"`;
    })
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters and halves of pairs may not stand in XML. */
function escapeText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
