import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#app/demo/accounts';
import { END, FORM, partHead, PATH } from '#tests/modules/file/upload';
import { aFolder, type ServerProcess, startServer } from '#tests/platform/server/server-process';
import { execute } from '#tests/support/graphql';
import { request } from '#tests/support/http';
import { admin, embeddedUrl, filesIn, onDatabase, stateOf } from './state.ts';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

function folder(): string {
  const made = aFolder();
  clean.push(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

async function serverOn(dataDir: string): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT: '0' });
  clean.push(async () => {
    server.kill('SIGTERM');
    await server.exited;
  });
  return server;
}

async function stopped(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

/** Signs in as the student of the demo. */
async function signedIn(server: ServerProcess): Promise<{ accessToken: string }> {
  const { data, errors } = await execute(
    server.url,
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input: { email: DEMO_ACCOUNTS[3].email, password: DEMO_PASSWORD } },
    {},
  );
  expect(errors).toEqual([]);
  return data.signIn;
}

const contentOf = (number: number) => `export const number = ${number};\n`.repeat(500);

/** Uploads a file. Returns its ID. */
async function upload(server: ServerProcess, as: { accessToken: string }, number: number): Promise<string> {
  const body = Buffer.concat([partHead(`${number}.js`), Buffer.from(contentOf(number)), END]);
  const { accessToken } = as;
  const answer = await request(server.url, { method: 'POST', path: PATH, accessToken, body, headers: FORM });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return (answer.body as { id: string }).id;
}

async function deleteFile(server: ServerProcess, as: { accessToken: string }, id: string): Promise<void> {
  const { errors } = await execute(
    server.url,
    'mutation ($id: ID!) { deleteFile(input: { id: $id }) { __typename } }',
    { id },
    { as },
  );
  expect(errors).toEqual([]);
}

/** Uploads and deletes one file after the other until `isOver`. Notes the acknowledged files with their numbers. */
async function write(
  server: ServerProcess,
  as: { accessToken: string },
  acknowledged: Map<string, number>,
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number++) {
    acknowledged.set(await upload(server, as, number), number);
    await deleteFile(server, as, await upload(server, as, -number));
    if (number % 20 > 0) continue;
    // Makes room: the number of unused files of a person is limited.
    for (const id of [...acknowledged.keys()].slice(0, 20)) {
      await deleteFile(server, as, id);
      acknowledged.delete(id);
    }
  }
}

test('a backup of a running server under writes is restored to a server that goes on from it', async () => {
  const dataDir = folder();
  const target = folder();
  const server = await serverOn(dataDir);
  const student = await signedIn(server);
  const before = await upload(server, student, 0);
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const writing = write(server, student, acknowledged, () => isOver);
  await expect.poll(() => acknowledged.size).toBeGreaterThan(3);
  const made = await admin({ DATA_DIR: dataDir }, 'backup', target, '--json');
  const atEnd = acknowledged.size;
  isOver = true;
  await writing;
  expect(made.code).toBe(0);
  expect(atEnd).toBeGreaterThan(0);
  const [name, ...others] = fs.readdirSync(target);
  expect(others).toEqual([]);
  expect(name).toMatch(/^lyceum-\d{4}-\d\d-\d\dT[\d-]{8}Z\.tar\.gz$/);
  const archive = path.join(target, name!);
  expect(fs.statSync(archive).mode & 0o777).toBe(0o600);
  expect((await admin({ DATA_DIR: dataDir }, 'restore', archive)).output).toContain(
    `A server runs on ${dataDir}. Stop it first.`,
  );
  await stopped(server);

  const freshDir = folder();
  const restored = await admin({ DATA_DIR: freshDir }, 'restore', archive, '--json');
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('"rows"')]);
  const again = await serverOn(freshDir);
  const { data } = await execute(again.url, '{ viewer { email } }', undefined, { as: student });
  expect(data.viewer.email).toBe(DEMO_ACCOUNTS[3].email); // the token of the former server: the secret came along
  const present = await signedIn(again);
  const content = await request(again.url, {
    method: 'GET',
    path: `/files/${before}`,
    accessToken: present.accessToken,
  });
  expect([content.status, content.text]).toEqual([200, contentOf(0)]);

  const files = filesIn(path.join(freshDir, 'files'));
  const rows = await onDatabase(
    embeddedUrl(freshDir),
    async (client) =>
      (
        await client.query<{ key: string; name: string; purpose: string }>(
          `select institution_id || '/' || coalesce(bytes_of, id) as key, name, purpose from file
         where stored_at is not null and image_key is null`,
        )
      ).rows,
  );
  expect(rows.length).toBeGreaterThan(3);
  const missing = (
    JSON.parse(restored.output.slice(restored.output.indexOf('{\n'))) as { missingFiles: string[] }
  ).missingFiles;
  expect(rows.filter(({ key }) => !(key in files) && !missing.includes(key))).toEqual([]);
  for (const { key, name: fileName } of rows.filter(
    (row) => /^-?\d+\.js$/.test(row.name) && row.key in files,
  ))
    expect(Buffer.from(files[key]!, 'base64').toString()).toBe(contentOf(Number.parseInt(fileName, 10)));
  await upload(again, present, 1); // foreign keys, triggers and counts work
});

test('a restored data folder has the same rows, files and rules as the stopped one', async () => {
  const [dataDir, freshDir, target] = [folder(), folder(), folder()];
  await stopped(await serverOn(dataDir));
  const archive = path.join(target, 'one.tar.gz');
  expect((await admin({ DATA_DIR: dataDir }, 'backup', archive)).code).toBe(0);
  expect((await admin({ DATA_DIR: dataDir }, 'backup', archive)).output).toContain(
    'exists. Name another file',
  );
  expect((await admin({ DATA_DIR: freshDir }, 'restore', archive)).code).toBe(0);
  const former = await serverOn(dataDir);
  const restored = await serverOn(freshDir);
  const [was, is] = [await stateOf(embeddedUrl(dataDir)), await stateOf(embeddedUrl(freshDir))];
  const own =
    /app_instance|_private_known_crontabs|_private_jobs|attempt|presence|catalogue_|stored_count|custom_domain$/; // of the servers that run now
  const compared = Object.keys(was.rows).filter((table) => !own.test(table));
  expect(compared.length).toBeGreaterThan(60);
  for (const table of compared) expect([table, is.rows[table]]).toEqual([table, was.rows[table]]);
  const isRule = (rule: string) => !rule.startsWith('graphile_worker');
  expect(is.rules.filter(isRule)).toEqual(was.rules.filter(isRule));
  const [counted, counts] = [await countsOf(dataDir), await countsOf(freshDir)];
  expect(counted.length).toBeGreaterThan(10);
  expect(counts).toEqual(counted);
  expect(filesIn(path.join(freshDir, 'files'))).toEqual(filesIn(path.join(dataDir, 'files')));
  await stopped(former);
  await stopped(restored);
});

/** Returns the counts of a data folder, whose rows a running server replaces by their sums every minute. */
const countsOf = (dataDir: string): Promise<string[]> =>
  onDatabase(embeddedUrl(dataDir), async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select (institution_id, name, sum(amount))::text as text from stored_count
       group by institution_id, name having sum(amount) <> 0 order by 1`,
    );
    return rows.map(({ text }) => text);
  });
