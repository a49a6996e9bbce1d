import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetPassword, signIn, whoAmI } from '#tests/modules/account/calls';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin, anInstitution, aSession, aStudent } from '#tests/support/factories';
import { aFolder, runServer } from './server-process.ts';

let app: App;
const folder = aFolder();
beforeAll(async () => {
  app = await startApp({ env: { INSTITUTIONS_NEED_APPROVAL: 'true' } });
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** Runs `npm run admin -- …` on the database of the app, next to its server. Returns the exit code and the output. */
async function run(...given: string[]) {
  const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: folder, APP_ORIGIN: 'https://learn.example.org' };
  const command = runServer(env, 'admin', ...given);
  return { code: await command.exited, output: command.output() };
}

/** Returns the audit entries of commands about a row. */
const auditOf = async (rowId: string | null) =>
  (
    await app.db.query(
      `select operation, account_id as account, request_id as request from audit_entry
       where row_id = $1 and operation like 'command line:%' order by id`,
      [rowId],
    )
  ).rows as object[];

const byCommand = (command: string) => ({
  operation: `command line: ${command}`,
  account: null,
  request: null,
});

describe('create-super-admin', () => {
  const isSuperAdmin = async (email: string) =>
    (await app.db.query('select is_super_admin from account where email = $1', [email])).rows[0]
      ?.is_super_admin as boolean | undefined;

  test('makes an account a super admin, and repeating changes nothing', async () => {
    const admin = await anAdmin(app);
    for (let round = 0; round < 2; round++) {
      const { code, output } = await run('create-super-admin', admin.email.toUpperCase());
      expect([code, output]).toEqual([
        0,
        `${admin.email} is a super admin. Turn on two-factor authentication in the settings.\n`,
      ]);
    }
    expect(await isSuperAdmin(admin.email)).toBe(true);
    expect(await auditOf(admin.accountId)).toEqual([byCommand('create-super-admin')]);
  });

  test('creates an account that has none, with a link to choose its password', async () => {
    const { code, output } = await run('create-super-admin', 'staff@example.org');
    expect(code).toBe(0);
    const token = /https:\/\/learn\.example\.org\/reset-password\?token=([\w-]{43})/.exec(output)![1]!;
    await resetPassword(app, { token, password: 'quite a new one' });
    const signedIn = await signIn(app, { email: 'staff@example.org', password: 'quite a new one' });
    const { data } = await app.graphql('{ viewer { isSuperAdmin } }', undefined, {
      as: signedIn.data.signIn,
    });
    expect(data.viewer.isSuperAdmin).toBe(true);
  });

  test('rejects an account whose address is not verified, and a malformed address', async () => {
    const { email } = await anAccount(app, { isVerified: false });
    expect(await run('create-super-admin', email)).toEqual({
      code: 1,
      output: `The account ${email} exists, but its address is not verified. Verify it first.\n`,
    });
    expect(await isSuperAdmin(email)).toBe(false);
    expect(await run('create-super-admin', 'nobody')).toEqual({
      code: 1,
      output: '"nobody" is not an email address.\n',
    });
  });
});

describe('an institution', () => {
  test('is suspended and reopened as by the staff, at once on a running server', async () => {
    const owner = await anAdmin(app, { isOwner: true });
    const { id, namespace, name } = owner.institution;
    const reason = 'The invoice of March is not paid.';
    expect(await run('suspend', namespace.toUpperCase(), '--reason', reason)).toEqual({
      code: 0,
      output: `${name} is suspended.\n`,
    });
    await expect.poll(async () => (await whoAmI(app, owner.accessToken)).code).toBe('TOKEN_EXPIRED');
    const [mail] = await app.mailTo(owner.email);
    expect(mail!.text).toContain(reason);
    expect((await run('suspend', namespace, '--reason', 'Another one')).output).toBe(
      `${name} was suspended already, and its reason stays.\n`,
    );
    expect((await run('reopen', namespace)).output).toBe(`${name} is open again.\n`);
    await expect.poll(async () => (await whoAmI(app, owner.accessToken)).code).toBeUndefined();
    expect(await auditOf(id)).toEqual([byCommand('suspend'), byCommand('reopen')]);
    const { data } = await app.graphql(
      `{ auditEntries(first: 9, noun: INSTITUTION) { nodes { actorKind operation } } }`,
      undefined,
      { as: owner },
    );
    expect(data.auditEntries.nodes).toContainEqual({
      actorKind: 'SYSTEM',
      operation: 'command line: suspend',
    });
  });

  test('is approved and gets a plan, and the list shows both', async () => {
    const institution = await anInstitution(app);
    await app.db.query('update institution set pending_since = now() where id = $1', [institution.id]);
    const owner = await anAdmin(app, { institution, isOwner: true });
    expect((await run('approve', institution.namespace)).output).toBe(`${institution.name} is approved.\n`);
    const { output: done } = await run(
      'plan',
      institution.namespace,
      'Professional',
      '--until',
      '2150-06-30',
    );
    expect(done).toBe(`${institution.name} has the plan professional until 2150-06-30.\n`);
    await app.mailTo(owner.email);
    expect(await auditOf(institution.id)).toEqual([byCommand('approve'), byCommand('plan')]);
    const { code, output } = await run('institutions', '--status', 'active', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toContainEqual({
      namespace: institution.namespace,
      name: institution.name,
      status: 'active',
      plan: 'professional',
      planUntil: '2150-06-30',
      requestedPlan: null,
      id: institution.id,
    });
  });

  test('admits all addresses again', async () => {
    const { institution } = await anAdmin(app, { isOwner: true });
    await app.db.query(`update institution set allowed_addresses = '{192.0.2.0/24}' where id = $1`, [
      institution.id,
    ]);
    expect((await run('allow-all-addresses', institution.namespace)).code).toBe(0);
    const { rows } = await app.db.query('select allowed_addresses as list from institution where id = $1', [
      institution.id,
    ]);
    expect(rows).toEqual([{ list: [] }]);
    expect(await auditOf(institution.id)).toEqual([byCommand('allow-all-addresses')]);
  });
});

describe('the sessions of an account', () => {
  test('are listed without secrets, and end on every device', async () => {
    const student = await aStudent(app, { institution: await anInstitution(app) });
    const second = { ...student, ...(await aSession(app, student)) };
    const listed = await run('sessions', student.email, '--json');
    const sessions = JSON.parse(listed.output) as { id: string; institution: string }[];
    expect(sessions.map(({ id }) => id).toSorted()).toEqual([student.sessionId, second.sessionId].toSorted());
    expect(sessions[0]!.institution).toBe(student.institution.namespace);
    expect((await whoAmI(app, second.accessToken)).code).toBeUndefined();
    expect(await run('sessions', 'revoke', student.email, second.sessionId)).toEqual({
      code: 0,
      output: '1 session has ended.\n',
    });
    await expect.poll(async () => (await whoAmI(app, second.accessToken)).code).toBe('TOKEN_EXPIRED');
    expect((await whoAmI(app, student.accessToken)).code).toBeUndefined();
    expect((await run('sessions', 'revoke', student.email)).output).toBe('1 session has ended.\n');
    await expect.poll(async () => (await whoAmI(app, student.accessToken)).code).toBe('TOKEN_EXPIRED');
    expect(await auditOf(student.sessionId)).toEqual([byCommand('sessions revoke')]);
  });

  test('end only if they are sessions of the account', async () => {
    const [one, other] = [await anAccount(app), await anAccount(app)];
    expect(await run('sessions', 'revoke', one.email, other.sessionId)).toEqual({
      code: 1,
      output: 'Session not found.\n',
    });
    expect((await whoAmI(app, other.accessToken)).code).toBeUndefined();
    expect(await run('sessions', 'nobody@example.org')).toEqual({
      code: 1,
      output: 'No account has the address nobody@example.org.\n',
    });
  });
});

describe('a command in a wrong form', () => {
  test.each([
    [[], /^Name a command/],
    [['delete-everything'], /^"delete-everything" is not a command/],
    [['suspend', 'school', '--force'], /^Unknown option '--force'/],
    [['suspend', 'school'], /^Give a reason/],
    [['suspend'], /^NAMESPACE is missing\.\nUsage: npm run admin -- suspend NAMESPACE \[OPTIONS\]/],
    [['reopen', 'school', 'another'], /^"another" is one argument too many/],
    [['plan', 'school', 'gold'], /^"gold" is not a plan\. Plans: free, starter, professional, enterprise/],
    [
      ['institutions', '--status', 'open'],
      /^"open" is not a status\. Statuses: active, pending, rejected, suspended, closed\.$/m,
    ],
    [['jobs', 'remove'], /^Name jobs by their IDs, or choose them by --task or --all/],
    [['jobs', 'remove', 'prompt-1', '--all'], /^Name jobs by their IDs/],
  ])('%j ends with 2 and says how', async (given, message) => {
    const { code, output } = await run(...given);
    expect([code, output]).toEqual([2, expect.stringMatching(message)]);
    expect(output).not.toContain('    at ');
  });

  test('an unknown institution ends with 1, and a database that is not there without its password', async () => {
    expect(await run('reopen', 'nowhere')).toEqual({
      code: 1,
      output: 'No institution has the namespace "nowhere".\n',
    });
    const env = { DATABASE_URL: 'postgres://lyceum:hunter2@127.0.0.1:1/lyceum', DATA_DIR: folder };
    const command = runServer(env, 'admin', 'jobs');
    expect(await command.exited).toBe(1);
    expect(command.output()).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/);
    expect(command.output()).not.toContain('hunter2');
  });

  test('help lists all commands, and describes each', async () => {
    const { code, output } = await run('help');
    expect(code).toBe(0);
    for (const name of ['suspend', 'plan', 'sessions revoke', 'jobs retry', 'backup', 'restore'])
      expect(output).toContain(`  ${name} `);
    const described = await run('help', 'restore');
    expect(described.output).toContain('--overwrite');
    expect((await run('restore', '--help')).output).toBe(described.output);
  });
});
