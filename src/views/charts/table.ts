/** A chart's data: what a reader who does not see it reads, and what its CSV holds. */
export interface ChartTable {
  readonly columns: readonly string[];
  /** As many cells as there are columns; numbers stand to the right. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** RFC 4180, with the head first and a line end after every row. */
export function toCsv({ columns, rows }: ChartTable): string {
  return [columns, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `capscope-where-the-points-go.svg`. */
export function fileName(title: string, ending: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `capscope-${slug || 'chart'}.${ending}`;
}

/** Breaks a signature after its bars, so that every line but an overlong part fits. */
export function signatureLines(signature: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const part of signature.split(/(?<=\|)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= most) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}
