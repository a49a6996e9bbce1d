import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFolder, type ServerProcess, startServer } from '#tests/platform/server/server-process';
import { type App, startApp } from '#tests/support/app';
import { anInstitution, aStudent, type Member } from '#tests/support/factories';
import { request } from '#tests/support/http';
import { FORM, formWith, PATH } from './upload.ts';

let app: App;
let students: Member[];
let dataDir: string;
beforeAll(async () => {
  app = await startApp();
  const school = await anInstitution(app);
  students = await Promise.all(Array.from({ length: 8 }, () => aStudent(app, { institution: school })));
  dataDir = aFolder();
});
afterAll(() => app.stop());

const start = () =>
  startServer({
    DATABASE_URL: app.databaseUrl,
    JWT_SECRET: app.services.config.jwtSecret,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
  });

const contentOf = (number: number) => `// ${number}\n`.repeat(20_000);

/** Uploads one file after the other until the server is gone. Returns the acknowledged files. */
async function uploadUntilGone(server: ServerProcess, by: Member, acknowledged: Map<string, Member>) {
  for (let number = 1; ; number++) {
    const body = formWith(`${number}.js`, contentOf(number));
    const answer = await request(server.url, {
      method: 'POST',
      path: PATH,
      accessToken: by.accessToken,
      body,
      headers: FORM,
    }).catch(() => null);
    if (!answer) return;
    expect(answer.status).toBe(201);
    acknowledged.set((answer.body as { id: string }).id, by);
  }
}

test('a server killed during uploads loses no acknowledged file and keeps no orphaned bytes', async () => {
  const acknowledged = new Map<string, Member>();
  for (let round = 1; round <= 3; round++) {
    const server = await start();
    const ended = Promise.all(students.map((by) => uploadUntilGone(server, by, acknowledged)));
    await expect.poll(() => acknowledged.size).toBeGreaterThan(round * 40);
    server.kill('SIGKILL');
    await ended;
    await server.exited;
  }
  const { rows } = await app.db.query<{ id: string; name: string; stored: boolean }>(
    'select id, name, stored_at is not null as stored from file',
  );
  const entries = await fs.readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const kept = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.incoming'));
  const known = new Map(rows.map((row) => [row.id, row]));
  expect(kept.filter(({ name }) => !known.has(name))).toEqual([]);
  expect([...acknowledged.keys()].filter((id) => !known.get(id)?.stored)).toEqual([]);
  for (const { name, parentPath } of kept) {
    const number = Number.parseInt(known.get(name)!.name, 10);
    expect(await fs.readFile(path.join(parentPath, name), 'utf8')).toBe(contentOf(number));
  }
  const bytesOf = new Set(kept.map(({ name }) => name));
  expect(rows.filter(({ id, stored }) => stored && !bytesOf.has(id))).toEqual([]);
  const { rows: sums } = await app.db.query<{ isRight: boolean }>(
    'select (select bytes from storage_use) = (select sum(size) from file) as "isRight"',
  );
  expect(sums[0]!.isRight).toBe(true);
});
