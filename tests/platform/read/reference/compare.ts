/** Below, equal or above: of texts by their code units, of moments by time. */
export function compare(one: string | number | Date, other: string | number | Date): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
