import { FAMILIES } from '../../omnicapbench/families';
import type { ErrorFamily, FamilyResult } from '../../omnicapbench/families/family';

/** A family with what is known of it in this document. */
export interface FamilyRow {
  readonly family: ErrorFamily;
  /** Null while it is worked out. */
  readonly result: FamilyResult | null;
}

/** Every family in the order of the paper's table. */
export function familyRows(results: Readonly<Record<string, FamilyResult>> | null): readonly FamilyRow[] {
  return FAMILIES.map((family) => ({ family, result: results?.[family.id] ?? null }));
}

/** `40.0 %`, with one decimal as the paper prints it; empty where the family does not apply. */
export function rateOf({ failed, applicable }: Pick<FamilyResult, 'failed' | 'applicable'>): string {
  return applicable === 0 ? '' : `${((100 * failed) / applicable).toFixed(1)} %`;
}
