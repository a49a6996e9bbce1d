import { arrayMove } from '@dnd-kit/sortable';
import { describe, expect, test } from 'vitest';
import {
  applyMove,
  LOOSE,
  moveOfDrop,
  newIndexOf,
  placeOf,
  stepOf,
  type Order,
  type Row,
} from './outline.ts';

const order: Order = [
  { id: 'A', lessonIds: ['a1', 'a2'] },
  { id: 'B', lessonIds: [] },
  { id: 'C', lessonIds: ['c1', 'c2', 'c3'] },
];

/** Rows of the order with the loose lesson x; `collapsed` sections show no lessons. */
const rowsOf = (...collapsed: string[]): Row[] => [
  ...order.flatMap(({ id, lessonIds }): Row[] => [
    { id, kind: 'section' },
    ...(collapsed.includes(id) ? [] : lessonIds.map((lesson) => ({ id: lesson, kind: 'lesson' as const }))),
  ]),
  { id: LOOSE, kind: 'loose' },
  { id: 'x', kind: 'lesson' },
];

const drop = (id: string, over: string, ...collapsed: string[]) =>
  moveOfDrop(rowsOf(...collapsed), order, id, over);

const lesson = (id: string, sectionId: string, to: number) => ({ kind: 'lesson', id, sectionId, to });

describe('a dropped lesson', () => {
  test('moves within its section', () => {
    expect(drop('a1', 'a2')).toEqual(lesson('a1', 'A', 1));
    expect(drop('c3', 'c1')).toEqual(lesson('c3', 'C', 0));
  });

  test('moves to other sections, also to empty ones', () => {
    expect(drop('a1', 'B')).toEqual(lesson('a1', 'B', 0));
    expect(drop('c1', 'C')).toEqual(lesson('c1', 'B', 0));
    expect(drop('a2', 'c2')).toEqual(lesson('a2', 'C', 2));
    expect(drop('c2', 'a1')).toEqual(lesson('c2', 'A', 0));
  });

  test('goes to the end of a collapsed section', () => {
    expect(drop('a1', 'C', 'C')).toEqual(lesson('a1', 'C', 3));
  });

  test('stays in the first section above everything', () => {
    expect(drop('a2', 'A')).toEqual(lesson('a2', 'A', 0));
    expect(drop('c1', 'A')).toEqual(lesson('c1', 'A', 0));
  });

  test('leaves the loose lessons for a section, and never joins them', () => {
    expect(drop('x', 'a2')).toEqual(lesson('x', 'A', 1));
    expect(drop('x', LOOSE)).toEqual(lesson('x', 'C', 3));
    expect(drop('a1', 'x')).toEqual(lesson('a1', 'C', 3));
  });

  test('does not move to its own place', () => {
    expect(drop('a1', 'a1')).toBeNull();
    expect(drop('c3', LOOSE)).toBeNull();
  });
});

test('a dropped section takes the place among sections', () => {
  const rows: Row[] = order.map(({ id }) => ({ id, kind: 'section' }));
  expect(moveOfDrop(rows, order, 'A', 'C')).toEqual({ kind: 'section', id: 'A', to: 2 });
  expect(moveOfDrop(rows, order, 'C', 'B')).toEqual({ kind: 'section', id: 'C', to: 1 });
  expect(moveOfDrop(rows, order, 'B', 'B')).toBeNull();
});

test('the former place undoes any move', () => {
  const moves = [drop('a1', 'c2'), drop('c3', 'a1'), { kind: 'section', id: 'A', to: 2 } as const];
  for (const move of moves) {
    const former = placeOf(order, move!.id)!;
    expect(applyMove(applyMove(order, move!)!, former)).toEqual(order);
  }
});

test('a move of a section that no longer exists, or to one, is impossible', () => {
  expect(applyMove(order, { kind: 'section', id: 'gone', to: 0 })).toBeNull();
  expect(applyMove(order, { kind: 'lesson', id: 'a1', sectionId: 'gone', to: 0 })).toBeNull();
});

test('steps lead across sections and end at the ends of the course', () => {
  expect(stepOf(order, 'a2', 1)).toEqual(lesson('a2', 'B', 0));
  expect(stepOf(order, 'c1', -1)).toEqual(lesson('c1', 'B', 0));
  expect(stepOf(order, 'a1', -1)).toBeNull();
  expect(stepOf(order, 'c3', 1)).toBeNull();
  expect(stepOf(order, 'x', -1)).toEqual(lesson('x', 'C', 3));
  expect(stepOf(order, 'B', -1)).toEqual({ kind: 'section', id: 'B', to: 0 });
  expect(stepOf(order, 'A', -1)).toBeNull();
});

test('the new index of each row is the one after the move', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  for (const activeIndex of items.keys())
    for (const overIndex of items.keys()) {
      const moved = arrayMove(items, activeIndex, overIndex);
      expect(items.map((id) => newIndexOf({ id, items, activeIndex, overIndex }))).toEqual(
        items.map((id) => moved.indexOf(id)),
      );
    }
});
