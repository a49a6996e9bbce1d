/** Place in the grid: row of a student, column of an activity; both start at 0. */
export interface Place {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
  /** Rows that Page Up and Page Down move. */
  page: number;
}

/** Returns the place to which a key moves in a grid; null if the key moves nowhere. */
export function placeAfter(
  { row, column }: Place,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  size: Size,
): Place | null {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const moves: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? lastRow : row, column: lastColumn },
  };
  const to = moves[key];
  return to ? clamp(to, lastRow, lastColumn) : null;
}

/** Returns a place within a grid. */
export const clamp = ({ row, column }: Place, lastRow: number, lastColumn: number): Place => ({
  row: Math.max(0, Math.min(lastRow, row)),
  column: Math.max(0, Math.min(lastColumn, column)),
});
