import type { SourceKind } from '../../omnicapbench/conventions';

/** Who says so, in words. */
export const SOURCE_WORDS: Readonly<Record<SourceKind, string>> = {
  P: 'Stated in the paper',
  T: "Inferred from the paper's tables",
  C: 'Our convention',
};
