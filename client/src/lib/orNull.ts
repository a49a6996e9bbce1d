import * as z from 'zod/mini';

/** Rule of an optional field whose empty text counts as absent. */
export const orNull = <S extends z.core.$ZodType>(rule: S) =>
  z.pipe(
    z.transform((text: string): unknown => (text.trim() === '' ? null : text)),
    rule,
  );
