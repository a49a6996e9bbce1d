/** Returns a list with an item one place up (-1) or down (1). */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const at = order.indexOf(id);
  const next = order.filter((each) => each !== id);
  next.splice(Math.max(0, at + by), 0, id);
  return next;
}
