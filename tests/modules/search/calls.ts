import { expect } from 'vitest';
import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';

/** Result of a search as these tests read it. */
export interface Result {
  kind: string;
  subjectId: string;
  title: string;
  matches: string[];
  context: string | null;
  startsAt: string | null;
  isDraft: boolean;
}

export const SEARCH = `query Search($text: String!, $kinds: [SearchKind!], $first: Int) {
  search(text: $text, kinds: $kinds, first: $first) { kind subjectId title matches context startsAt timeZone isDraft avatarUrl } }`;

/** Searches as a person. */
export async function searchAs(
  app: Pick<App, 'graphql'>,
  as: Pick<Actor, 'accessToken'>,
  text: string,
  more: object = {},
): Promise<Result[]> {
  const { data, errors } = await app.graphql(SEARCH, { text, ...more }, { as });
  expect(errors).toEqual([]);
  return data.search as Result[];
}

export const titlesOf = (results: readonly Result[]): string[] => results.map(({ title }) => title);
