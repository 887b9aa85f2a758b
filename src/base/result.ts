/** A value, or why there is none. Expected failures are values; bugs throw. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** Wraps a value. */
export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** Wraps a problem. */
export const fail = <Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem,
});
