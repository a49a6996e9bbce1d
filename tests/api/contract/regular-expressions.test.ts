import { expect, test } from 'vitest';
import { complaintsAbout, superLinearExpressions } from '../../../scripts/checks/regular-expressions.mjs';

test('no regular expression of the server or the client is slower than linear', async () => {
  expect(await superLinearExpressions()).toEqual([]);
}, 60_000);

test.each([
  ['quadratic', 'const trim = /^[\\s.]+|[\\s.]+$/g;', 1],
  ['exponential', 'const words = /^(\\w+\\s?)*$/;', 1],
  ['linear', 'const ending = /\\.[^.\\s]+$/;', 0],
])('reports a %s expression as it should', async (_, source, complaints) => {
  expect(await complaintsAbout('sample.ts', source)).toHaveLength(complaints);
});
