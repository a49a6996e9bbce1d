import { expect, test } from 'vitest';
import { runClient } from './run.ts';

test.each(['schema', 'operations'])('graphql-eslint finds nothing in the %s', async (part) => {
  expect(await runClient('graphql-eslint.mjs', [part])).toEqual([]);
});
