/** A field of an outline. */
export interface OutlinedField {
  /** `references.appearance_anchor` */
  readonly path: string;
  readonly optional: boolean;
}

/** Reads the fields out of an outline by their indentation; lines that are no field end up in no path. */
export function fieldsOf(outline: string): OutlinedField[] {
  const names: string[] = [];
  return outline.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^( *)- (\w+)/.exec(line) ?? [];
    names.splice(indent.length / 2);
    const choice = /^ *- (either|or):$/.test(line);
    names.push(choice ? '' : name);
    const path = names.filter((one) => one !== '').join('.');
    return choice ? [] : [{ path, optional: line.includes(', optional)') }];
  });
}
