/** Order of the sections of a course with their lessons, as `arrangeCourse` takes it. */
export type Order = readonly { id: string; lessonIds: readonly string[] }[];

/** Move of a section, or of a lesson to a place in a section. */
export type Move =
  { kind: 'section'; id: string; to: number } | { kind: 'lesson'; id: string; sectionId: string; to: number };

/** Row of the outline on the screen. The row `LOOSE` is above the lessons without a section. */
export interface Row {
  id: string;
  kind: 'section' | 'lesson' | 'loose';
}

export const LOOSE = 'loose';

/** Returns an order after a move. Null if the section, or the section that the lesson moves to, does not exist. */
export function applyMove(order: Order, move: Move): Order | null {
  if (move.kind === 'section') {
    const section = order.find(({ id }) => id === move.id);
    if (!section) return null;
    return order.filter((one) => one !== section).toSpliced(move.to, 0, section);
  }
  if (!order.some(({ id }) => id === move.sectionId)) return null;
  return order.map(({ id, lessonIds }) => {
    const others = lessonIds.filter((lesson) => lesson !== move.id);
    return { id, lessonIds: id === move.sectionId ? others.toSpliced(move.to, 0, move.id) : others };
  });
}

/** Returns the place of a section or lesson as a move to it. Null for a lesson without a section. */
export function placeOf(order: Order, id: string): Move | null {
  const at = order.findIndex((section) => section.id === id);
  if (at >= 0) return { kind: 'section', id, to: at };
  const section = order.find(({ lessonIds }) => lessonIds.includes(id));
  return section ? { kind: 'lesson', id, sectionId: section.id, to: section.lessonIds.indexOf(id) } : null;
}

interface Indexes {
  id: string | number;
  items: readonly (string | number)[];
  activeIndex: number;
  overIndex: number;
}

/** Returns the index of a row after the dragged one moved to the place of another, without a copy of all rows. */
export function newIndexOf({ id, items, activeIndex, overIndex }: Indexes): number {
  const index = items.indexOf(id);
  if (index === activeIndex) return overIndex;
  if (index > activeIndex && index <= overIndex) return index - 1;
  return index < activeIndex && index >= overIndex ? index + 1 : index;
}

const isSamePlace = (a: Move, b: Move | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the move that dropping the row `id` on the row `over` means. A lesson below a collapsed section goes to its
 * end, and one above the first section to its start. Null if nothing moves.
 * @param rows rows on the screen; the lessons of collapsed sections have none
 */
export function moveOfDrop(rows: readonly Row[], order: Order, id: string, over: string): Move | null {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === over);
  const row = rows[from];
  if (!row || to < 0) return null;
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  const move =
    row.kind === 'section'
      ? { kind: row.kind, id, to: sectionsOf(moved).findIndex((section) => section.id === id) }
      : lessonMove(moved, rows, order, id);
  return move && !isSamePlace(move, placeOf(order, id)) ? move : null;
}

const sectionsOf = (rows: readonly Row[]): Row[] => rows.filter(({ kind }) => kind === 'section');

function lessonMove(moved: readonly Row[], rows: readonly Row[], order: Order, id: string): Move | null {
  const at = moved.findIndex((row) => row.id === id);
  const head = moved.slice(0, at).findLastIndex(({ kind }) => kind !== 'lesson');
  if (moved[head]?.kind === 'loose') return endOf(order, id, order.at(-1));
  const section = order.find((one) => one.id === (moved[head] ?? sectionsOf(rows)[0])?.id);
  if (!section) return null;
  const isCollapsed = !section.lessonIds.some((lesson) => rows.some((row) => row.id === lesson));
  if (isCollapsed && head >= 0) return endOf(order, id, section);
  return { kind: 'lesson', id, sectionId: section.id, to: head < 0 ? 0 : at - head - 1 };
}

/** Returns the move to the end of a section. Lessons without a section stay where they are. */
function endOf(order: Order, id: string, section: Order[number] | undefined): Move | null {
  const isLoose = placeOf(order, id) === null;
  if (!section || (isLoose && section === order.at(-1))) return null;
  const others = section.lessonIds.filter((lesson) => lesson !== id);
  return { kind: 'lesson', id, sectionId: section.id, to: others.length };
}

/** Returns the move by one place up or down, across sections. Null at the ends of the course. */
export function stepOf(order: Order, id: string, by: -1 | 1): Move | null {
  const place = placeOf(order, id);
  if (place?.kind === 'section') {
    const to = place.to + by;
    return to < 0 || to >= order.length ? null : { ...place, to };
  }
  if (!place) return by < 0 ? endOfLast(order, id) : null;
  const at = order.findIndex((section) => section.id === place.sectionId);
  const to = place.to + by;
  if (to >= 0 && to < order[at]!.lessonIds.length) return { ...place, to };
  const next = order[at + by];
  return next ? { ...place, sectionId: next.id, to: by < 0 ? next.lessonIds.length : 0 } : null;
}

function endOfLast(order: Order, id: string): Move | null {
  const last = order.at(-1);
  return last ? { kind: 'lesson', id, sectionId: last.id, to: last.lessonIds.length } : null;
}
