/** Values of the fields of a form. */
type Values = Readonly<Record<string, unknown>>;

/** Returns the names of the fields with different values. */
export const changedFields = <V extends Values>(before: V, after: V): (keyof V & string)[] =>
  Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/**
 * Returns the names of the fields that two people changed to different values.
 * @param base values that both started with
 */
export function clashingFields<V extends Values>(base: V, mine: V, theirs: V): (keyof V & string)[] {
  const changedByOthers = new Set(changedFields(base, theirs));
  const different = new Set(changedFields(mine, theirs));
  return changedFields(base, mine).filter((name) => changedByOthers.has(name) && different.has(name));
}

/** Returns the given fields of an object. */
export const pickFields = <V extends object>(values: V, names: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<V>;

/** Returns a short text that differs for different values, for the names of drafts. */
export function fingerprint(values: Values): string {
  let hash = 5381;
  for (const character of JSON.stringify(values)) hash = (hash * 33 + character.codePointAt(0)!) % 0xffffffff;
  return hash.toString(36);
}
