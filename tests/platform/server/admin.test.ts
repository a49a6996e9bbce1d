import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword, signIn } from '#tests/modules/account/calls';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin } from '#tests/support/factories';
import { aFolder, runServer } from './server-process.ts';

let app: App;
const folder = aFolder();
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** Runs `npm run admin -- …` on the database of the app. Returns the exit code and the output. */
async function run(...given: string[]) {
  const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: folder, APP_ORIGIN: 'https://learn.example.org' };
  const command = runServer(env, 'admin', ...given);
  return { code: await command.exited, output: command.output() };
}

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
  const { rows } = await app.db.query(
    `select operation, after from audit_entry where noun = 'account' and row_id = $1`,
    [admin.accountId],
  );
  expect(rows).toEqual([{ operation: 'create-super-admin', after: { is_super_admin: true } }]);
});

test('creates an account that has none, with a link to choose its password', async () => {
  const { code, output } = await run('create-super-admin', 'staff@example.org');
  expect(code).toBe(0);
  const token = /https:\/\/learn\.example\.org\/reset-password\?token=([\w-]{43})/.exec(output)![1]!;
  await resetPassword(app, { token, password: 'quite a new one' });
  const signedIn = await signIn(app, { email: 'staff@example.org', password: 'quite a new one' });
  const { data } = await app.graphql('{ viewer { isSuperAdmin } }', undefined, { as: signedIn.data.signIn });
  expect(data.viewer.isSuperAdmin).toBe(true);
});

test('rejects an account whose address is not verified, a malformed address and unknown commands', async () => {
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
  const usage = { code: 1, output: 'Usage: npm run admin -- create-super-admin EMAIL\n' };
  expect(await run('create-super-admin')).toEqual(usage);
  expect(await run('delete-everything', email)).toEqual(usage);
});
