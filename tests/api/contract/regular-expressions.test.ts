import { expect, test } from 'vitest';
import { complaintsAbout, superLinearExpressions } from '../../../scripts/checks/regular-expressions.mjs';

test('every regular expression of the server and the client runs in linear time', async () => {
  expect(await superLinearExpressions()).toEqual([]);
});

test.each([
  ['quadratic', 'const trim = /^[\\s.]+|[\\s.]+$/g;', 1],
  ['exponential', 'const words = /^(\\w+\\s?)*$/;', 1],
  ['linear', 'const ending = /\\.[^.\\s]+$/;', 0],
])('reports a %s expression as expected', async (_, source, complaints) => {
  expect(await complaintsAbout('sample.ts', source)).toHaveLength(complaints);
});
