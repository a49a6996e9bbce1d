const NEWLINE = 0x0a;

/** Returns the number of rows in text of COPY: each ends with a newline, and those in values are escaped. */
export function countRows(text: Buffer): number {
  let rows = 0;
  for (let at = text.indexOf(NEWLINE); at >= 0; at = text.indexOf(NEWLINE, at + 1)) rows++;
  return rows;
}
