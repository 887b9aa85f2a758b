/** How the cells are read. */
export function Key() {
  return (
    <ul className="legend" aria-label="Key: reference above prediction">
      <li>
        <Sample above="full" below="full" /> in both
      </li>
      <li>
        <Sample above="outline" below="" /> reference only
      </li>
      <li>
        <Sample above="" below="hatched" /> prediction only
      </li>
      <li>
        <Sample above="outline" below="hatched" /> another stands in
      </li>
    </ul>
  );
}

function Sample({ above, below }: { readonly above: string; readonly below: string }) {
  return (
    <span className="halves ref sample" aria-hidden="true">
      <span className={`half ${above}`} />
      <span className={`half ${below}`} />
    </span>
  );
}
