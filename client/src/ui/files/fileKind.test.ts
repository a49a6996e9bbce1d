import { expect, test } from 'vitest';
import { fileKindOf, materialKindOf } from './fileKind.ts';

test.each([
  ['Reader.pdf', 'PDF'],
  ['slides.final.PPTX', 'PPTX'],
  ['README', 'File'],
  ['ends with a dot.', 'File'],
])('the kind of %s is %s', (name, kind) => {
  expect(fileKindOf(name)).toBe(kind);
});

test.each([
  ['https://example.org/a.pdf', 'Link'],
  ['A pencil', null],
  ['Chapter 3: paper', null],
])('the kind of the material %s is %s', (material, kind) => {
  expect(materialKindOf(material)).toBe(kind);
});
