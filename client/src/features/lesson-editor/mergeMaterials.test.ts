import { MAX_MATERIALS } from '@rules/kernel/materials';
import { MATERIAL_FILES } from '@rules/lesson/lesson-materials';
import { expect, test } from 'vitest';
import { MERGES } from './mergeMaterials.ts';

const { materials, materialFileIds } = MERGES;
const files = (...names: string[]) => names.map((name) => ({ id: name, name: `${name}.pdf`, size: 1 }));

test('merges materials line by line, also a changed line', () => {
  expect(materials('Ink\nPaper', 'Ink\nPaper\nRoller', 'Paper')).toBe('Paper\nRoller');
  expect(materials('Ink', 'Black ink', 'Ink\n\n Press ')).toBe('Press\nBlack ink');
});

test('merges files by their IDs', () => {
  const [a, b, x, y] = files('a', 'b', 'x', 'y');
  expect(materialFileIds([a!, b!], [b!, x!], [a!, b!, y!])).toEqual([b, y, x]);
  expect(materialFileIds([a!], [], [{ ...a!, name: 'renamed.pdf' }])).toEqual([]);
});

test('leaves lists that are too long together to the author', () => {
  const half = MATERIAL_FILES.maxCount / 2;
  const added = (name: string, count: number) =>
    files(...Array.from({ length: count }, (_, place) => `${name}${place}`));
  expect(materialFileIds([], added('x', half), added('y', half))).toHaveLength(MATERIAL_FILES.maxCount);
  expect(materialFileIds([], added('x', half), added('y', half + 1))).toBeUndefined();
  const lines = (name: string) => Array.from({ length: MAX_MATERIALS }, (_, place) => `${name} ${place}`);
  expect(materials('', lines('Ink').join('\n'), 'Paper')).toBeUndefined();
});
