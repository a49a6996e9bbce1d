/** Text of a statement, which is only asked for when it is shown. */
export interface ShownStatement {
  text: () => string;
  /** Whether the text may have values, as those of the ORM do: numbers, and names in quotes. */
  mayHaveValues: boolean;
}

/** Longest text that is shown, in characters. */
const MAX_TEXT = 4_000;

/** Text constants, also one that is cut off, and numbers that are no part of a name or of a parameter. */
const CONSTANTS = /'(?:[^']|'')*(?:'|$)|(?<![\w$."])\d+(?:\.\d+)?\b/g;

/** Returns the text of a statement without values and in one line. */
export function plainStatement({ text, mayHaveValues }: ShownStatement): string {
  const whole = text().slice(0, 2 * MAX_TEXT);
  const plain = mayHaveValues ? whole.replaceAll(CONSTANTS, '?') : whole;
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
