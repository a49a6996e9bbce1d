/**
 * Merges two people's versions of a list, item by item. The result has what either of them added, and lacks what either of
 * them removed. The order is `mine` when its items were moved, and otherwise `theirs`; further items follow.
 * @param base list that both started with
 */
export function mergeItems<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const keysOf = (items: readonly Item[]) => new Set(items.map(keyOf));
  const [before, own, others] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const inOrder = (items: readonly Item[]) =>
    JSON.stringify(items.map(keyOf).filter((key) => before.has(key) && own.has(key)));
  const [first, second] = inOrder(base) === inOrder(mine) ? [theirs, mine] : [mine, theirs];
  const placed = keysOf(first);
  return [...first, ...second.filter((item) => !placed.has(keyOf(item)))].filter((item) => {
    const key = keyOf(item);
    return !before.has(key) || (own.has(key) && others.has(key));
  });
}
