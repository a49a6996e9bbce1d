import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAdmin, inDays, type ItemRow, type Member } from '#tests/support/factories';

const COUNT = 23;

let app: App;
let admin: Member;
/** In list order: the latest start first; some starts are equal. */
let cohorts: ItemRow[];

beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  const made: (ItemRow & { startDate: Date })[] = [];
  for (let at = 0; at < COUNT; at++) {
    const startDate = inDays(30 - Math.floor(at / 4));
    made.push({ ...(await aCohort(app, { by: admin, startDate })), startDate });
  }
  // Equal starts are ordered by ID, descending like the starts. The database keeps microseconds, JavaScript
  // milliseconds.
  cohorts = made.toSorted(
    (one, other) => other.startDate.getTime() - one.startDate.getTime() || (one.id < other.id ? 1 : -1),
  );
});
afterAll(() => app.stop());

const PAGE = `query ($first: Int, $after: String, $last: Int, $before: String, $page: Int) {
  cohorts(first: $first, after: $after, last: $last, before: $before, page: $page) {
    nodes { id } edges { cursor node { id } } totalCount pageCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Page {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  totalCount: number;
  pageCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

async function page(variables: object): Promise<Page> {
  const answer = await app.graphql(PAGE, variables, { as: admin });
  expect(answer.errors).toEqual([]);
  return (answer.data as { cohorts: Page }).cohorts;
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

describe('pages by cursor', () => {
  test('forwards to the end return every row once, in order', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { nodes, edges, pageInfo, totalCount } = await page({ first: 5, ...(after && { after }) });
      expect(totalCount).toBe(COUNT);
      expect(idsOf(edges.map(({ node }) => node))).toEqual(idsOf(nodes));
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor, edges.at(-1)?.cursor]);
      expect(pageInfo.hasPreviousPage).toBe(after !== undefined);
      seen.push(...idsOf(nodes));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(idsOf(cohorts));
  });

  test('backwards to the beginning return every row once, each page in list order', async () => {
    const seen: string[] = [];
    let before: string | undefined;
    for (;;) {
      const { nodes, pageInfo } = await page({ last: 5, ...(before && { before }) });
      expect(pageInfo.hasNextPage).toBe(before !== undefined);
      seen.unshift(...idsOf(nodes));
      if (!pageInfo.hasPreviousPage) break;
      before = pageInfo.startCursor;
    }
    expect(seen).toEqual(idsOf(cohorts));
  });

  test('a row inserted between two pages shifts nothing', async () => {
    const first = await page({ first: 5 });
    const early = await aCohort(app, { by: admin, startDate: inDays(90) });
    const second = await page({ first: 5, after: first.pageInfo.endCursor });
    await app.db.query('delete from cohort where id = $1', [early.id]);
    expect(idsOf(second.nodes)).toEqual(idsOf(cohorts.slice(5, 10)));
  });

  test.each([
    ['no base64', '%%%'],
    ['no JSON', base64('not json')],
    ['no list', base64('{"0":"x"}')],
    ['too few values', base64('["2026-01-01T00:00:00+00:00"]')],
    ['an invalid instant', base64('["soon","01a1fc16-a652-778e-b982-48842a45c254"]')],
    ['an invalid date', base64('["2026-02-30T00:00:00+00:00","01a1fc16-a652-778e-b982-48842a45c254"]')],
    ['a malformed ID', base64('["2026-01-01T00:00:00+00:00","1; drop table cohort"]')],
    ['numbers', base64('[1,2]')],
    ['nothing', ''],
  ])('rejects a cursor with %s', async (_, cursor) => {
    for (const field of ['after', 'before']) {
      const answer = await app.graphql(PAGE, { [field]: cursor }, { as: admin });
      expect(answer).toMatchObject({ code: 'INVALID', data: null });
      expect(answer.errors[0]!.extensions.fields).toEqual([
        { field, message: 'This cursor isn’t valid here. Use it with the order that it was read with.' },
      ]);
    }
  });
});

describe('pages by number', () => {
  test('follow each other, and the last one is short', async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => page({ first: 10, page: number })));
    expect(pages.flatMap(({ nodes }) => idsOf(nodes))).toEqual(idsOf(cohorts));
    expect(pages.map(({ nodes }) => nodes.length)).toEqual([10, 10, 3]);
    expect(pages.map(({ pageCount }) => pageCount)).toEqual([3, 3, 3]);
    const around = pages.map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage]);
    expect(around).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  test('are empty past the end', async () => {
    expect(await page({ first: 10, page: 4 })).toMatchObject({
      nodes: [],
      edges: [],
      totalCount: COUNT,
      pageCount: 3,
    });
  });
});

describe('invalid pages', () => {
  test.each([
    { first: 0 },
    { first: -1 },
    { first: 101 },
    { last: 0 },
    { last: 101 },
    { page: 0 },
    { page: -1 },
    { page: 2 ** 31 - 1 },
    { after: 'x', before: 'y' },
    { last: 5, page: 2 },
    { after: base64('[]'), page: 2 },
    { last: 5, after: base64('[]') },
  ])('rejects %j', async (variables) => {
    const answer = await app.graphql(PAGE, variables, { as: admin });
    expect(answer).toMatchObject({ code: 'INVALID', data: null });
  });

  test.each([0, -1, 10_000_001])('names the range of numbers for page %i', async (number) => {
    const { errors } = await app.graphql(PAGE, { page: number }, { as: admin });
    expect(errors[0]!.extensions.fields).toEqual([{ field: 'page', message: 'page must be 1 to 10000000.' }]);
  });

  test('accepts 1 and 100', async () => {
    expect((await page({ first: 1 })).nodes).toHaveLength(1);
    expect((await page({ first: 100 })).nodes).toHaveLength(COUNT);
    expect((await page({ last: 100 })).nodes).toHaveLength(COUNT);
  });
});

test('an empty list has no cursors and no pages', async () => {
  const alone = await anAdmin(app);
  const { data } = await app.graphql(PAGE, {}, { as: alone });
  expect(data.cohorts).toEqual({
    nodes: [],
    edges: [],
    totalCount: 0,
    pageCount: 0,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
