/** Compares texts by their code units, and instants by time. */
export function compare(one: string | number | Date, other: string | number | Date): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
