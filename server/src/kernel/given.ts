/** Returns the value of a field that null clears, after an update: the former one when the update does not give it. */
export const given = <T>(value: T | null | undefined, former: T | null | undefined): T | null =>
  (value === undefined ? former : value) ?? null;
