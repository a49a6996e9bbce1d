/** Creates a migration from the last one to the current entities: `npm run migration`. */
import { SCHEMA } from './database.ts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '#platform/database/embedded/embedded';
import { connectOwner } from '#platform/database/orm';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-migration-'));
const postgres = await startEmbedded({ dataDir, durable: false });
try {
  const orm = await connectOwner(postgres.url('postgres'), SCHEMA, { snapshot: true });
  const { fileName, code } = await orm.migrator.create();
  console.log(fileName ? `${fileName}\n${code}` : 'The entities have not changed since the last migration.');
  await orm.close();
} finally {
  await postgres.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
