/** One measured figure. */
export interface BenchRow {
  /** Group, then what was measured: `kernels.edit-distance-ratio`. */
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  /** The most the value should be, in the same unit; null when it is only reported. */
  readonly target: number | null;
  /** Whether the target is met; null without one, or when it could not be measured. */
  readonly met: boolean | null;
  /** Why a figure is missing, or what it leaves out. */
  readonly note?: string;
}
