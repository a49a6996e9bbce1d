import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Filled, fillInstitution, idsOf } from '#tests/bench/sizes/data';
import { type Operation, OPERATIONS, pageOf } from '#tests/bench/sizes/operations';
import { signAccessToken } from '#platform/request/authentication';
import { type App, startApp } from '#tests/support/app';
import { RECOUNT } from '#tests/support/counted';
import { connectForPlans, costOf, statementsOf, type Cost } from './cost.ts';

const SMALL = { namespace: 'small', people: 120 };
const LARGE = { namespace: 'large', people: 6_000 };

/** Blocks that a read may need in addition: an index of the large institution has a level or two more. */
const DEEPER_INDEXES = 100;

/** Blocks that the running application itself keeps changing. */
const SOME = 20;

/** A number of blocks that no read of the small institution needs, far fewer than its neighbour has. */
const FEW = 1_000;

/** The same for a search of everything, which looks each spelling of a word up in the index of each kind. */
const FEW_OF_SEARCH = 2_000;

/** Rows that such a search may read. The large institution has 600 of each kind, to be compared with eight spellings. */
const MAX_ROWS_OF_SEARCH = 1_000;

let app: App;
let plans: pg.Client;
let small: Filled;
let large: Filled;

beforeAll(async () => {
  app = await startApp({ env: { ANSWER_MEMORY: '0' } }); // the costs are those of PostgreSQL
  const client = await app.db.connect();
  for (const size of [SMALL, LARGE]) await fillInstitution(client, size);
  await client.query(RECOUNT);
  await vi.waitFor(() => vacuum(client), { timeout: 60_000, interval: 500 });
  small = await idsOf(client, SMALL.namespace);
  large = await idsOf(client, LARGE.namespace);
  client.release();
  plans = await connectForPlans(app.databaseUrl);
});
afterAll(async () => {
  await plans.end();
  await app.stop();
});

/**
 * Vacuums the database.
 * @throws Error while scans of an index still look rows up, because a neighbour's transaction is older than they are
 */
async function vacuum(client: pg.ClientBase): Promise<void> {
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ blocks: number }>(
    `select coalesce(sum(relpages - relallvisible), 0)::int as blocks from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  if (rows[0]!.blocks > SOME) throw new Error(`${rows[0]!.blocks} blocks have rows that some cannot see yet`);
}

/** Rows that a page of twenty may read from a table; the large institution has at least 600 of each kind. */
const SHOWN = 300;

/** The database's cost of an operation in an institution. */
async function cost(operation: Operation, of: Filled): Promise<Cost> {
  const { accountId, sessionId } = of[operation.as];
  const accessToken = signAccessToken(app.services.config.jwtSecret, {
    sub: accountId,
    sid: sessionId,
    email: '',
    role: null,
    isVerified: true,
    namespace: null,
    firstName: '',
  });
  let variables = operation.variables?.(of) ?? {};
  const send = async (): Promise<string> => {
    const { status, body } = operation.path
      ? await app.rest('GET', operation.path, { as: { accessToken } })
      : await app.request('POST', '/graphql', {
          body: { query: operation.query, variables },
          as: { accessToken },
        });
    if (status !== 200 || 'errors' in (body as object)) throw new Error(JSON.stringify(body));
    return JSON.stringify(body);
  };
  if (operation.page) {
    variables = { page: 1 };
    variables = { page: pageOf(operation, await send()) };
  }
  await send(); // the session is cached from here on
  const statements = await statementsOf(app.services, send);
  expect(statements).not.toEqual([]);
  return costOf(plans, statements, { accountId, institutionId: of.id });
}

/** Returns the blocks that the database reads for an operation in an institution. */
const blocks = async (operation: Operation, of: Filled) => (await cost(operation, of)).blocks;

const FLAT = OPERATIONS.filter(({ isFlat }) => isFlat);

describe('at fifty times the size of an institution', () => {
  test.each(FLAT.map((operation) => [operation.name, operation] as const))(
    '%s costs at most twice as much',
    async (_name, operation) => {
      const [few, many] = [await blocks(operation, small), await blocks(operation, large)];
      expect(many).toBeLessThanOrEqual(2 * few + DEEPER_INDEXES);
    },
  );
});

test.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s of a small institution reads nothing of its large neighbour',
  async (_name, operation) => {
    const isSearch = operation.name.startsWith('search everything');
    const read = await cost(operation, small);
    expect(read.blocks).toBeLessThan(isSearch ? FEW_OF_SEARCH : FEW);
    expect(read.rows).toBeLessThan(isSearch ? MAX_ROWS_OF_SEARCH : Infinity);
  },
);

// Certificates are omitted: their rows are so narrow that PostgreSQL reads the few blocks with all of them.
const FAR = OPERATIONS.filter(({ name, page }) => page && !name.startsWith('certificates'));

test.each(FAR.map((operation) => [operation.name, operation] as const))(
  '%s of a large institution reads only the displayed rows',
  async (_name, operation) => {
    expect((await cost(operation, large)).lookedUp).toBeLessThan(SHOWN);
  },
);

const BY_INDEX = OPERATIONS.filter(({ name }) =>
  /^search everything .*'(Zwillinger|Zwilinger|Zw|Anders)'$/.test(name),
);

test.each(BY_INDEX.map((operation) => [operation.name, operation] as const))(
  '%s of a large institution compares only candidates, for each spelling',
  async (_name, operation) => {
    expect((await cost(operation, large)).rows).toBeLessThan(MAX_ROWS_OF_SEARCH);
  },
);

test('a list with totalCount and pageCount counts its items once', async () => {
  const asking = (fields: string): Operation => ({
    name: fields,
    as: 'owner',
    query: `{ auditEntries(first: 20, page: 1) { ${fields} } }`,
  });
  expect(await blocks(asking('totalCount pageCount again: totalCount'), large)).toBe(
    await blocks(asking('totalCount'), large),
  );
});
