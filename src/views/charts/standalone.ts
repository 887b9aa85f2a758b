import { signatureLines } from './table';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Room around and between the parts, in pixels. */
const MARGIN = 16;
const LEGEND_LINE = 20;
const SIGNATURE_LINE = 13;
/** No narrower than this, so that title and signature have room. */
const LEAST_WIDTH = 420;
/** Advance of a letter as the export writes it, in pixels; a little too wide rather than too narrow. */
const TITLE_LETTER = 6.6;
const SIGNATURE_LETTER = 5.6;

/** What a drawing looks like that the style sheets decide, written into it for a reader that has none of them. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

export interface StandaloneText {
  readonly title: string;
  /** One line: the program and its version. */
  readonly version: string;
  readonly signature: string | null;
}

/** A drawing that needs nothing around it, and its size in pixels. */
export interface Standalone {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The chart inside this element as one file: title, drawing in the colours it has now, legend, version, signature.
 * The drawing is the first `svg` that is no swatch or icon, the legend every list with a `.swatch` in it.
 */
export function standalone(frame: Element, { title, version, signature }: StandaloneText): Standalone | null {
  const drawing = frame.querySelector('svg:not(.swatch, .icon)');
  if (!drawing) return null;
  const box = drawing.getBoundingClientRect();
  const width = Math.ceil(Math.max(box.width + 2 * MARGIN, LEAST_WIDTH));
  const defs = element('defs', {});
  const root = element('svg', { xmlns: NAMESPACE });
  const ink = inkOf(frame);
  const used = new Set<string>();

  let y = MARGIN + 14;
  const heading = text(title, { x: MARGIN, y, 'font-size': 14, 'font-weight': 600, fill: ink.strong });
  y += 12;
  const picture = resolved(drawing, used);
  setAll(picture, { x: MARGIN, y, width: box.width, height: box.height });
  y += box.height + 8;

  const legend: Element[] = [];
  let x = MARGIN;
  for (const item of frame.querySelectorAll('ul:has(> li > svg.swatch) > li')) {
    const swatch = item.querySelector('svg.swatch');
    const size = swatch?.getBoundingClientRect();
    const label = labelOf(item);
    const indent = size ? size.width + 6 : 0;
    const advance = indent + label.length * TITLE_LETTER + MARGIN;
    if (x > MARGIN && x + advance > width) {
      x = MARGIN;
      y += LEGEND_LINE;
    }
    if (swatch && size) {
      const mark = resolved(swatch, used);
      setAll(mark, { x, y: y + (LEGEND_LINE - size.height) / 2, width: size.width, height: size.height });
      legend.push(mark);
    }
    legend.push(text(label, { x: x + indent, y: y + 14, 'font-size': 12, fill: ink.text }));
    x += advance;
  }
  if (legend.length > 0) y += LEGEND_LINE + 4;

  const small =
    signature === null ? [] : signatureLines(signature, Math.floor((width - 2 * MARGIN) / SIGNATURE_LETTER));
  const foot = [version, ...small].map((line) => {
    y += SIGNATURE_LINE;
    return text(line, { x: MARGIN, y, 'font-size': 9, 'font-family': 'monospace', fill: ink.muted });
  });
  const height = Math.ceil(y + MARGIN);

  addPatterns(defs, used);
  setAll(root, { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': 'sans-serif', role: 'img' });
  const name = element('title', {});
  name.textContent = title;
  const ground = element('rect', { width, height, fill: ink.ground });
  root.append(name, defs, ground, heading, picture, ...legend, ...foot);
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** A picture of the drawing, twice its size for sharp screens; null where the browser cannot make one. */
export async function toPng({ svg, width, height }: Standalone): Promise<Blob | null> {
  const image = new Image(2 * width, 2 * height);
  // A data address: the page's policy lets no blob into an image.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * width;
  canvas.height = 2 * height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Copies a part of the drawing with its look written out, and notes which patterns it needs. */
function resolved(source: Element, used: Set<string>): Element {
  const copy = source.cloneNode(false) as Element;
  const style = getComputedStyle(source);
  for (const name of ['class', 'style', 'aria-hidden', 'aria-label', 'role']) copy.removeAttribute(name);
  for (const { name } of [...copy.attributes]) if (name.startsWith('data-')) copy.removeAttribute(name);
  for (const name of LOOKS) {
    const value = style.getPropertyValue(name);
    if (!value) continue;
    const pattern = /url\("?#([^")]+)"?\)/.exec(value)?.[1];
    if (pattern !== undefined) used.add(pattern);
    copy.setAttribute(name, pattern === undefined ? value : `url(#${pattern})`);
  }
  for (const child of source.childNodes) {
    copy.append(child instanceof Element ? resolved(child, used) : child.cloneNode(true));
  }
  return copy;
}

/** The patterns of the page that the drawing fills with. */
function addPatterns(defs: Element, used: Set<string>): void {
  for (const id of used) {
    const pattern = document.getElementById(id);
    if (pattern) defs.append(resolved(pattern, used));
  }
}

/** The words of a legend's item, as they are seen. */
function labelOf(item: Element): string {
  const copy = item.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('svg, .hidden-text')) unseen.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

interface Ink {
  readonly ground: string;
  readonly strong: string;
  readonly text: string;
  readonly muted: string;
}

/** The theme's colours as they are now; custom properties themselves do not resolve, so a probe wears them. */
function inkOf(frame: Element): Ink {
  const probe = document.createElement('span');
  frame.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const ink = {
    ground: read('--surface-panel'),
    strong: read('--text-strong'),
    text: read('--text'),
    muted: read('--text-muted'),
  };
  probe.remove();
  return ink;
}

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes): Element {
  const made = document.createElementNS(NAMESPACE, name);
  setAll(made, attributes);
  return made;
}

function text(content: string, attributes: Attributes): Element {
  const made = element('text', attributes);
  made.textContent = content;
  return made;
}

function setAll(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, String(value));
}
