import { expect } from 'vitest';
import type { GraphqlAnswer } from './graphql.ts';

/**
 * Makes ten changes of one version at once, and expects that exactly one succeeds and the others fail with CONFLICT.
 * @param change makes the change with a number from 0
 * @returns the number of the change that succeeded
 */
export async function expectOneOfTen(
  change: (number: number) => Promise<Pick<GraphqlAnswer, 'code'>>,
): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => change(number)));
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
  return answers.findIndex(({ code }) => code === undefined);
}
