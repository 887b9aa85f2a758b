import type { ReactNode } from 'react';
import type { IconName } from './Icon';

/** The icons of one stroke or a few, on a grid of 16. */
const SHAPES: Readonly<Record<IconName, ReactNode>> = {
  error: (
    <>
      <path d="M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2z" fill="currentColor" />
      <path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" stroke="var(--surface-panel)" />
    </>
  ),
  warning: (
    <>
      <path d="M8 2 1.5 13.5h13z" />
      <path d="M8 6.5v3.2m0 1.8v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 7.4v3.6M8 5v.1" />
    </>
  ),
  ok: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="m5.2 8.2 2 2 3.6-4.2" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 3v-.5h-8v8H3" />
    </>
  ),
  'theme-system': (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M8 2.2a5.8 5.8 0 0 1 0 11.6z" fill="currentColor" />
    </>
  ),
  'theme-light': (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1.5v1.2m0 10.6v1.2M1.5 8h1.2m10.6 0h1.2M3.4 3.4l.9.9m7.4 7.4.9.9m0-9.2-.9.9m-7.4 7.4-.9.9" />
    </>
  ),
  'theme-dark': <path d="M13 9.8A5.6 5.6 0 0 1 6.2 3a5.6 5.6 0 1 0 6.8 6.8z" />,
  help: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M6.2 6.3a1.8 1.8 0 1 1 2.5 1.7c-.5.3-.7.6-.7 1.2M8 11.4v.1" />
    </>
  ),
  examples: <path d="M2.5 2.5h4.3v4.3H2.5zm6.7 0h4.3v4.3H9.2zM2.5 9.2h4.3v4.3H2.5zm6.7 0h4.3v4.3H9.2z" />,
  settings: (
    <>
      <path d="M2 4.5h6m4 0h2m-12 7h2m4 0h6" />
      <circle cx="10" cy="4.5" r="1.8" />
      <circle cx="6" cy="11.5" r="1.8" />
    </>
  ),
  menu: <path d="M2.5 4.5h11m-11 3.5h11m-11 3.5h11" />,
  format: <path d="M2.5 3.5h11m-8 3h8m-8 3h5m-8 3h11" />,
  close: <path d="m3.5 3.5 9 9m0-9-9 9" />,
  reference: <path d="m8 3.5 4.5 4.5L8 12.5 3.5 8z" fill="currentColor" stroke="none" />,
  shot: <path d="M4.5 4.5h7v7h-7z" fill="currentColor" stroke="none" />,
  event: <circle cx="8" cy="8" r="4" fill="currentColor" />,
  link: (
    <>
      <path d="M3 13 13 3" />
      <circle cx="3.5" cy="12.5" r="1.8" fill="currentColor" />
      <path d="M10.5 1.5h4v4h-4z" fill="currentColor" stroke="none" />
    </>
  ),
  open: <path d="M1.5 12.5v-9h4l1.5 2h6v1.5m-11.5 5.5 2-5.500h11l-2 5.500z" />,
  share: <path d="M8 10V2m-3 3 3-3 3 3M3 8.500v5h10v-5" />,
  export: <path d="M8 2v8m-3-3 3 3 3-3M3 10v3.500h10V10" />,
  work: <path d="M3 2.500h7l3 3v8H3zm2.5 0v3.500h4V2.500m-4 11v-4h5v4" />,
  judge: <path d="M8 2v11.500m-3.500 0h7M2.500 4.500h11M3.500 4.500l-2 4.500h4zm9 0-2 4.500h4z" />,
  document: <path d="M2.5 3.5h11m-8 3h8m-8 3h5m-8 3h11" />,
};

/** Draws nothing itself: the icons and the fill patterns everything else refers to. Once a page. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <defs>
        <pattern
          id="hatch-ref"
          className="ref"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="hatch" d="M0 0V5" />
        </pattern>
        <pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 0H5V10H0z" fill="var(--event-fill)" />
          <path d="M5 0H10V10H5z" fill="var(--shot-fill)" />
        </pattern>
      </defs>
      {Object.entries(SHAPES).map(([name, shape]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 16 16">
          {shape}
        </symbol>
      ))}
    </svg>
  );
}
