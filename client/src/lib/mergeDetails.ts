/** Returns the names of the fields of a form with different values. */
export const changedFields = <V extends object>(before: V, after: V): (keyof V & string)[] =>
  namesOf(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

const namesOf = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[];

/** Returns the names, with all names of `together` if one of them is among them. */
export const withTogether = (names: readonly string[], together: readonly string[]): readonly string[] =>
  names.some((name) => together.includes(name)) ? [...new Set([...names, ...together])] : names;

/**
 * Returns the names of the fields that two people changed to different values.
 * @param base values that both started with
 * @param together fields that are one value, such as a day and a time
 */
export function clashingFields<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  together: readonly string[] = [],
): readonly string[] {
  const changed = (before: V, after: V) => withTogether(changedFields(before, after), together);
  const changedByOthers = new Set(changed(base, theirs));
  const different = new Set(changed(mine, theirs));
  return changed(base, mine).filter((name) => changedByOthers.has(name) && different.has(name));
}

/** Returns one value with the changes of two people, or undefined when their author has to choose. */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value | undefined;

/** How a form treats fields that two people changed. */
export interface MergeRules<V extends object> {
  /** Fields that are one value: a change of one is a change of all. */
  together?: readonly string[];
  /** Fields that can have the changes of both people, such as lists. */
  merges?: { [Name in keyof V]?: Merge<V[Name]> };
}

/**
 * Merges the changes of two people.
 * @returns `mine` with merged fields, and the names of the fields that clash
 */
export function mergeDetails<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  { together = [], merges = {} }: MergeRules<V>,
): { values: V; clashing: readonly string[] } {
  const values = { ...mine };
  const clashing = clashingFields(base, mine, theirs, together).filter((field) => {
    const name = field as keyof V;
    const merged = merges[name]?.(base[name], mine[name], theirs[name]);
    if (merged !== undefined) values[name] = merged;
    return merged === undefined;
  });
  return { values, clashing };
}

/** Returns the given fields of an object. */
export const pickFields = <V extends object>(values: V, names: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<V>;

/** Returns a short text that differs for different values, for the names of drafts. */
export function fingerprint(values: object): string {
  let hash = 5381;
  for (const character of JSON.stringify(values)) hash = (hash * 33 + character.codePointAt(0)!) % 0xffffffff;
  return hash.toString(36);
}
