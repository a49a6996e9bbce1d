import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, kill, type Product } from '#tests/platform/server/product';
import { aFolder, memoryOf, type ServerProcess } from '#tests/platform/server/server-process';
import { countsOf } from '#tests/modules/closing/calls';
import { anAdmin, anInstitution, type InstitutionRow, type Member } from '#tests/support/factories';
import { execute } from '#tests/support/graphql';
import { unzip } from '#tests/support/zip';
import { latestExport, rowsOf, startExport } from './calls.ts';

/** Rows of the institution: `EXPORT_ROWS=100000 npx vitest run --project server export/killed`. */
const ROWS = Number(process.env['EXPORT_ROWS'] ?? '15000');

/** Times that the server is killed, for the export and for the erasure. */
const KILLS = 2;

/** Milliseconds for everything on a busy machine. */
const PATIENCE = 180_000 + ROWS * 5;

const SETTINGS = { DEMO: 'false', RATE_LIMIT: '0', DATA_DIR: aFolder() };

let product: Product;
let server: ServerProcess;
let school: InstitutionRow;
let other: InstitutionRow;
let owner: Member;
beforeAll(async () => {
  product = await aProduct();
  server = await product.start(SETTINGS);
  school = await anInstitution(product.arranging);
  other = await anInstitution(product.arranging);
  owner = await anAdmin(product.arranging, { institution: school, isOwner: true });
  for (const [{ id }, count] of [
    [school, ROWS],
    [other, 100],
  ] as const)
    await product.db.query(
      `insert into category (institution_id, id, name, slug, description, position)
       select $1, uuidv7(), 'Name ' || n, 'slug-' || n, repeat('x', 400), n from generate_series(1, $2::int) n`,
      [id, count],
    );
}, PATIENCE);
afterAll(() => product.stop());

const app = {
  graphql: (query: string, variables?: object, options?: object) =>
    execute(server.url, query, variables, options ?? {}),
};

const restart = async () => {
  await kill(server);
  await wait(200); // transactions of the killed server end
  server = await product.start(SETTINGS);
};

test(
  `an export of ${ROWS} rows is killed, begun again, and complete, in constant memory`,
  async () => {
    expect((await startExport(app, owner)).errors).toEqual([]);
    for (let kills = 1; kills <= KILLS; kills++) {
      const attempts = async () =>
        (await product.db.query<{ attempt: number }>('select attempt from institution_export')).rows[0]!
          .attempt;
      await expect.poll(attempts, { timeout: PATIENCE, interval: 5 }).toBe(kills);
      await restart();
    }
    const idle = memoryOf(server, 'VmRSS');
    await expect
      .poll(async () => (await latestExport(app, owner))?.status, { timeout: PATIENCE, interval: 200 })
      .toBe('READY');
    const run = (await latestExport(app, owner))!;
    const archive = await fs.readFile(path.join(SETTINGS.DATA_DIR, 'files', school.id, run.id));
    expect(archive.length).toBe(run.size);
    const rows = rowsOf(unzip(archive), 'category');
    expect(rows).toHaveLength(ROWS);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(ROWS);
    const mails = await product.db.query(
      `select from graphile_worker._private_jobs where payload->'mail'->>'template' = 'export-ready'`,
    );
    expect(mails.rows.length).toBeLessThanOrEqual(1);
    const more = memoryOf(server, 'VmHWM') - idle;
    if (process.env['EXPORT_ROWS'])
      console.log(`${ROWS} rows: the server took ${more} MB more than its ${idle} MB`);
    expect(more, 'MB more than the idle server').toBeLessThan(200);
  },
  PATIENCE,
);

test(
  'an erasure is killed, goes on, and leaves nothing of the institution and all of the other',
  async () => {
    const left = await countsOf(product.arranging, other.id);
    await product.db.query(
      `update institution set suspended_at = now(), closing_at = now() - interval '1 minute' where id = $1`,
      [school.id],
    );
    await product.db.query(
      `select queue_job_promptly('erase-institution', json_build_object('institutionId', $1::text), now())`,
      [school.id],
    );
    const categories = async () => (await countsOf(product.arranging, school.id))['category']!;
    for (let kills = 1; kills <= KILLS; kills++) {
      const before = await categories();
      await expect.poll(categories, { timeout: PATIENCE, interval: 5 }).toBeLessThan(before);
      await restart();
    }
    await expect
      .poll(
        async () =>
          (await product.db.query('select from institution where id = $1', [school.id])).rows.length,
        { timeout: PATIENCE, interval: 200 },
      )
      .toBe(0);
    expect(Object.values(await countsOf(product.arranging, school.id)).filter((count) => count > 0)).toEqual(
      [],
    );
    expect(await countsOf(product.arranging, other.id)).toEqual(left);
    expect(await fs.readdir(path.join(SETTINGS.DATA_DIR, 'files', school.id))).toEqual([]);
  },
  PATIENCE,
);
