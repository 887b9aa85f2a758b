/** Nominal types over plain numbers, so that a time never lands where a text offset belongs. */
declare const unit: unique symbol;

/** A value of type `T` that carries the unit `U` for the compiler only. */
export type Brand<T, U extends string> = T & { readonly [unit]: U };

/** A time on the clip's clock, in seconds. */
export type Seconds = Brand<number, 'seconds'>;

/** A position in a text, in UTF-16 code units from its start. */
export type Offset = Brand<number, 'utf16-offset'>;

/** Marks a number as seconds. */
export const seconds = (value: number): Seconds => value as Seconds;

/** Marks a number as a UTF-16 offset. */
export const offset = (value: number): Offset => value as Offset;
