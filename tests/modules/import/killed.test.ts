import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, kill, type Product } from '#tests/platform/server/product';
import { aFolder, memoryOf, type ServerProcess } from '#tests/platform/server/server-process';
import { anAdmin, anInstitution, type Member } from '#tests/support/factories';
import { execute } from '#tests/support/graphql';
import { request } from '#tests/support/http';
import { ended, type Server, started } from './calls.ts';

/** Rows of the file: `IMPORT_ROWS=10000 IMPORT_BAD=500 npx vitest run --project server import/killed`. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? '3000');
const BAD = Number(process.env['IMPORT_BAD'] ?? '150');

/** Times that the server is killed. */
const KILLS = 2;

/** Milliseconds for everything on a busy machine. */
const PATIENCE = 120_000 + ROWS * 20;

const SETTINGS = { DEMO: 'false', RATE_LIMIT: '0', DATA_DIR: aFolder() };

let product: Product;
let server: ServerProcess;
let admin: Member;
beforeAll(async () => {
  product = await aProduct();
  server = await product.start(SETTINGS);
  admin = await anAdmin(product.arranging, {
    institution: await anInstitution(product.arranging, { plan: 'enterprise' }),
  });
}, PATIENCE);
afterAll(() => product.stop());

const overHttp: Server = {
  graphql: (query, variables, options) => execute(server.url, query, variables, options ?? {}),
  request: (method, path, { as, ...rest } = {}) =>
    request(server.url, { ...rest, method, path, accessToken: as?.accessToken ?? null }),
};

/** Returns a CSV file of `ROWS` rows, of which `BAD`, evenly spread, have no e-mail address. */
function file(): string {
  const every = Math.floor(ROWS / BAD);
  const rows = Array.from({ length: ROWS }, (_, at) =>
    at % every === 0 && at / every < BAD
      ? `row ${at},Bad,Row`
      : `pupil-${at}@example.org,First${at},Last${at}`,
  );
  return ['email,first name,last name', ...rows, ''].join('\n');
}

const rowsDone = async (): Promise<number> =>
  (await product.db.query<{ rows: number }>('select rows_done as rows from import_run')).rows[0]!.rows;

test(
  `an import of ${ROWS} rows, ${BAD} of them bad, is killed and goes on without doing a row twice`,
  async () => {
    const began = performance.now();
    const run = await started(overHttp, admin, file());
    let before = 0;
    let idle = 0;
    for (let kills = 1; kills <= KILLS; kills++) {
      await expect
        .poll(rowsDone, { timeout: PATIENCE, interval: 20 })
        .toBeGreaterThan(Math.max(before, (ROWS * (kills - 1)) / (KILLS + 1)));
      await kill(server);
      await wait(200); // transactions of the killed server end
      before = await rowsDone();
      expect(before).toBeLessThan(ROWS);
      server = await product.start(SETTINGS);
      idle = memoryOf(server, 'VmRSS');
    }
    const after = await ended(overHttp, admin, run, PATIENCE);
    const took = performance.now() - began;
    expect(after).toMatchObject({
      status: 'DONE',
      rowCount: ROWS,
      invitedCount: ROWS - BAD,
      unchangedCount: 0,
      failedCount: BAD,
    });
    const { rows } = await product.db.query<{
      invited: number;
      distinct: number;
      errors: number;
      lines: number;
    }>(
      `select (select count(*)::int from member_invitation) as invited,
         (select count(distinct email)::int from member_invitation) as distinct,
         (select count(*)::int from import_error) as errors,
         (select count(distinct line)::int from import_error) as lines`,
    );
    expect(rows).toEqual([{ invited: ROWS - BAD, distinct: ROWS - BAD, errors: BAD, lines: BAD }]);
    if (!process.env['IMPORT_ROWS']) return;
    const more = memoryOf(server, 'VmHWM') - idle;
    console.log(
      `${ROWS} rows: ${Math.round(took / 1000)} s with ${KILLS} kills and starts; the server took ${more} MB more than its ${idle} MB`,
    );
    expect(more, 'MB more than the idle server').toBeLessThan(200);
  },
  PATIENCE,
);
