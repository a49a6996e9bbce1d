import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#app/demo/accounts';
import { UNLIMITED } from '#tests/support/unlimited';
import { aDatabase } from '#tests/support/database';
import { execute } from '#tests/support/graphql';
import { aPort } from '#tests/platform/server/server-process';
import { examples, page, root } from './pages.ts';

const run = promisify(execFile);

/** A copy of server and client with the noun that the README adds. */
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-noun-'));
const server = path.join(copy, 'server');
const tsx = ['--import', import.meta.resolve('tsx')];
const env = { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: path.join(server, 'tsconfig.json') };

let url: string;
/** Type errors of the copy. */
let typeErrors: string;
const endings: (() => unknown)[] = [() => fs.rmSync(copy, { recursive: true, force: true })];

beforeAll(async () => {
  copyProduct();
  writeExample();
  addRows();
  await run(process.execPath, [...tsx, 'src/app/create-migration.ts'], { cwd: server, env });
  url = await startCopy();
  await generate();
  typeErrors = (await typeErrorsOf('server', '--noEmit')) + (await typeErrorsOf('client'));
});
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

function copyProduct(): void {
  const ofServer = ['server/package.json', 'server/tsconfig.json', 'server/src'];
  const ofClient = ['client/package.json', 'client/tsconfig.json', 'client/src', 'client/explorer'];
  for (const file of ['package.json', 'codegen.ts', 'scripts', ...ofServer, ...ofClient])
    fs.cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  for (const folder of ['node_modules', 'server/node_modules', 'client/node_modules'])
    if (fs.existsSync(path.join(root, folder)))
      fs.symlinkSync(path.join(root, folder), path.join(copy, folder));
}

/** Writes each example of the README whose first line names its file. */
function writeExample(): void {
  for (const example of ['ts', 'tsx', 'gql'].flatMap((language) => examples(page('README.md'), language))) {
    const [, file] = /^(?:\/\/|#) ((?:server|client)\/src\/\S+)\n/.exec(example) ?? [];
    if (!file) continue;
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.writeFileSync(path.join(copy, file), example);
  }
}

/** Adds the noun to the lists outside its folders. */
function addRows(): void {
  const module = "import { announcementModule } from '#modules/announcement/announcement.module';\n";
  addRow('server/src/app/modules.ts', module, '  auditModule,\n', '  announcementModule,\n');
  const paths = "import { announcementPaths } from '#features/announcement/announcementPaths';\n";
  addRow(
    'client/src/app/routes.ts',
    paths,
    "  screen(paths.settings, 'verified', 'app', () => import('./settings/SettingsPage.tsx')),\n",
    rowOfReadme('screen('),
  );
  addRow(
    'client/src/app/layout/menu.ts',
    paths,
    '      { label: t.schedule, to: paths.schedule, icon: IconCalendar },\n',
    rowOfReadme('{ label:'),
  );
}

function addRow(name: string, imported: string, after: string, row: string): void {
  const file = path.join(copy, name);
  const text = fs.readFileSync(file, 'utf8');
  const added = text.replace(after, after + row);
  expect(added).not.toBe(text);
  fs.writeFileSync(file, imported + added);
}

function rowOfReadme(start: string): string {
  const row = examples(page('README.md'), 'ts').find((example) => example.startsWith(start));
  return row ?? expect.unreachable(`The README has no row ${start}`);
}

/** Runs what `npm run codegen` runs. */
async function generate(): Promise<void> {
  await run(process.execPath, [...tsx, 'src/app/emit-schema.ts'], { cwd: server, env });
  const codegen = path.join(root, 'node_modules/.bin/graphql-codegen');
  await run(process.execPath, [codegen, '--config', 'codegen.ts', '--errors-only'], { cwd: copy, env });
}

async function typeErrorsOf(project: string, ...options: string[]): Promise<string> {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const compiling = run(process.execPath, [tsc, '-p', project, ...options], { cwd: copy });
  const { stdout } = await compiling.catch((error: { stdout: string }) => error);
  return stdout;
}

async function startCopy(): Promise<string> {
  const database = await aDatabase(); // the new migration is applied on start
  endings.push(database.drop);
  const port = await aPort();
  const child = spawn(process.execPath, [...tsx, 'src/main.ts'], {
    cwd: server,
    env: {
      ...env,
      ...UNLIMITED,
      PORT: String(port),
      DATA_DIR: path.join(copy, 'data'),
      DATABASE_URL: database.url,
      DEMO: 'true',
      NODE_ENV: 'test',
    },
  });
  const exited = once(child, 'close');
  endings.push(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += String(chunk)));
  while (!output.includes('is ready')) {
    if (child.exitCode !== null) throw new Error(`The server does not start:\n${output}`);
    await wait(50);
  }
  return `http://127.0.0.1:${port}`;
}

async function signIn(role: string): Promise<{ accessToken: string }> {
  const { email } = DEMO_ACCOUNTS.find((account) => account.role === role)!;
  const { data, errors } = await execute(
    url,
    `mutation ($email: String!, $password: String!) {
      signIn(input: { email: $email, password: $password }) { accessToken }
    }`,
    { email, password: DEMO_PASSWORD },
    { host: 'demo' },
  );
  expect(errors).toEqual([]);
  return data.signIn as { accessToken: string };
}

const POST =
  'mutation ($text: String!) { postAnnouncement(input: { text: $text }) { announcement { text isNew author { role } } } }';
const READ = '{ announcements { totalCount nodes { text isNew } } }';

test("the README's example has no type errors in server and client", () => {
  expect(typeErrors).toBe('');
});

test('the scope of the noun is in the schema', async () => {
  const schema = fs.readFileSync(path.join(copy, 'schema.graphql'), 'utf8');
  expect(schema).toContain('ANNOUNCEMENTS_READ');
});

test('the cache has a policy for the list of the noun', () => {
  const policies = fs.readFileSync(path.join(copy, 'client/src/lib/cachePolicies.generated.ts'), 'utf8');
  expect(policies).toMatch(/"announcements": \[/);
});

test('every member reads what an admin posts', async () => {
  const [admin, student] = [await signIn('admin'), await signIn('student')];
  const posted = await execute(url, POST, { text: '  We open on Monday. ' }, { as: admin, host: 'demo' });
  expect(posted.errors).toEqual([]);
  expect(posted.data.postAnnouncement.announcement).toEqual({
    text: 'We open on Monday.',
    isNew: true,
    author: { role: 'ADMIN' },
  });
  const read = await execute(url, READ, {}, { as: student, host: 'demo' });
  expect(read.data.announcements).toEqual({
    totalCount: 1,
    nodes: [{ text: 'We open on Monday.', isNew: true }],
  });
});

test('the list has the orders and filters of all lists', async () => {
  const admin = await signIn('admin');
  const ids: string[] = [];
  for (const text of ['Before', 'After']) {
    const { data } = await execute(
      url,
      'mutation ($text: String!) { postAnnouncement(input: { text: $text }) { announcement { id } } }',
      { text },
      { as: admin, host: 'demo' },
    );
    ids.push((data.postAnnouncement.announcement as { id: string }).id);
  }
  const list = `query ($ids: [ID!], $direction: OrderDirection!) {
    announcements(ids: $ids, orderBy: { field: UPDATED_AT, direction: $direction }) { nodes { text } } }`;
  for (const [direction, texts] of [
    ['ASC', ['Before', 'After']],
    ['DESC', ['After', 'Before']],
  ] as const) {
    const { data, errors } = await execute(url, list, { ids, direction }, { as: admin, host: 'demo' });
    expect(errors).toEqual([]);
    expect(data.announcements.nodes).toEqual(texts.map((text) => ({ text })));
  }
});

test('a post can be read by its ID and is sent to webhook endpoints', async () => {
  const as = await signIn('admin');
  const ask = (query: string, variables = {}) => execute(url, query, variables, { as, host: 'demo' });
  const CREATE = `mutation ($events: [WebhookEventType!]!) {
    createWebhookEndpoint(input: { url: "http://127.0.0.1:9/hooks", events: $events }) { endpoint { id } }
  }`;
  const created = await ask(CREATE, { events: ['ANNOUNCEMENT_CREATED'] });
  expect(created.errors).toEqual([]);
  const posted = await ask(
    'mutation { postAnnouncement(input: { text: "We close." }) { announcement { id } } }',
  );
  const { id } = posted.data.postAnnouncement.announcement as { id: string };
  const node = await ask('query ($id: ID!) { node(id: $id) { ... on Announcement { text } } }', { id });
  expect(node.data.node).toEqual({ text: 'We close.' });
  const endpoint = await ask(
    'query ($id: ID!) { webhookEndpoint(id: $id) { deliveries { nodes { type } } } }',
    created.data.createWebhookEndpoint.endpoint,
  );
  expect(endpoint.data.webhookEndpoint.deliveries.nodes).toEqual([{ type: 'ANNOUNCEMENT_CREATED' }]);
});

test('the noun changes two places of the server outside its folder: the list of modules and the migrations', () => {
  const changed = changedIn('server').filter((file) => !file.startsWith('src/modules/announcement/'));
  const places = new Set(changed.map((file) => file.replace(/^src\/app\/migrations.*/, 'migrations')));
  expect([...places].toSorted()).toEqual(['migrations', 'src/app/modules.ts']);
});

test('the noun changes two files of the client outside its own: the routes and the menu', () => {
  const own = /^src\/(features\/announcement\/|texts\/\w+\/announcement\.ts$)/;
  const changed = changedIn('client').filter((file) => !own.test(file));
  expect(changed.toSorted()).toEqual(['src/app/layout/menu.ts', 'src/app/routes.ts']);
});

/** Returns the files of a part of the copy that differ from the project's, without generated ones. */
function changedIn(part: 'server' | 'client'): string[] {
  const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);
  return fs
    .readdirSync(path.join(copy, part, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.generated.'))
    .map((entry) => path.relative(path.join(copy, part), path.join(entry.parentPath, entry.name)))
    .filter((file) => read(path.join(root, part, file)) !== read(path.join(copy, part, file)))
    .map((file) => file.replaceAll(path.sep, '/'));
}

test('rejects posts of students and empty texts, and posts are in the audit log', async () => {
  const [admin, student] = [await signIn('admin'), await signIn('student')];
  const refused = await execute(url, POST, { text: 'Free seats!' }, { as: student, host: 'demo' });
  expect(refused.code).toBe('FORBIDDEN');
  const empty = await execute(url, POST, { text: ' ' }, { as: admin, host: 'demo' });
  expect(empty.errors[0]?.message).toBe('Write something to announce.');
  const log = await execute(
    url,
    '{ auditEntries(noun: ANNOUNCEMENT) { nodes { noun operation } } }',
    {},
    { as: admin, host: 'demo' },
  );
  expect(log.data.auditEntries.nodes).toContainEqual({ noun: 'ANNOUNCEMENT', operation: 'postAnnouncement' });
});
