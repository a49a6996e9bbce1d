/** Writes the shapes of this version's tables to `contract/released-tables.json`: `npm run contract:release`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { projectRoot } from '#kernel/config';
import { startEmbedded } from '#platform/database/embedded/embedded';
import { readTableShapes, type ReleasedTables } from '#platform/database/table-shapes';
import { migrationNames, SCHEMA } from './database.ts';
import { migrate } from './migrate.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-release-'));
const postgres = await startEmbedded({ dataDir, durable: false });
try {
  const url = postgres.url('postgres');
  await migrate(url);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const shapes = await readTableShapes(db);
  await db.end();
  const { version } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const released: ReleasedTables = { version, lastMigration: migrationNames(SCHEMA).at(-1)!, ...shapes };
  fs.writeFileSync(
    path.join(projectRoot, 'contract/released-tables.json'),
    `${JSON.stringify(released, null, 1)}\n`,
  );
} finally {
  await postgres.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
