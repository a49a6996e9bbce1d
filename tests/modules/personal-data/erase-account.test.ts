import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER_TABLES } from '#modules/personal-data/personal-tables.service';
import { fingerprint, twoTenants } from '#tests/api/isolation/tenants';
import { deleteAccount } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anInstitution,
  aMembership,
  aMemberInvitation,
  aStudent,
  PASSWORD,
} from '#tests/support/factories';
import { giveRows, MARK, markedFiles, markRows, tracesOf, uploadFiles } from './calls.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

test('leaves no text of the person in any table and no file, and nothing of others is touched', async () => {
  const { home, student, strangers } = await twoTenants(app);
  const away = strangers['admin']!.institution!;
  const person = await aStudent(app, {
    institution: home,
    firstName: MARK,
    lastName: `${MARK}son`,
    email: `${MARK}@example.org`,
  });
  await giveRows(app, person, student);
  await uploadFiles(app, person);
  const tables = await markRows(app, person);
  expect(tables).toEqual([...MEMBER_TABLES].filter(([, { erase }]) => erase).map(([table]) => table));
  const second = await anInstitution(app);
  await aMembership(app, person, second, 'student');
  const admin = await anAdmin(app, { institution: second });
  await aMemberInvitation(app, { by: admin, email: person.email });
  await app.db.query(`update institution set email = $1, admin_email = upper($1) where id = $2`, [
    person.email,
    second.id,
  ]);
  await app.db.query(`update membership set bio = $1, job_title = $1 where id = $2`, [
    MARK,
    person.membershipId,
  ]);
  await app.db.query(`update account set two_factor_off_reason = $1 where id = $2`, [MARK, person.accountId]);
  await app.db.query(
    `update seat_order set buyer_name = $1, buyer_email = $2, receipt_number = null where membership_id = $3`,
    [MARK, person.email, person.membershipId],
  );
  await app.db.query(
    `insert into import_error (institution_id, id, run_id, line, column_name, value, message)
     select institution_id, uuidv7(), id, 99, 'email', $1, 'Already a member.' from import_run where institution_id = $2 limit 1`,
    [`${MARK}son <${person.email}>`, home.id],
  );
  expect(await tracesOf(app, MARK)).toContain('audit_entry');
  expect(await markedFiles(app, home)).toHaveLength(2);
  const others = await fingerprint(app, away);
  const { rows: before } = await app.db.query(
    'select count(*)::int from submission where institution_id = $1',
    [home.id],
  );

  expect((await deleteAccount(app, PASSWORD, person)).errors).toEqual([]);
  await expect.poll(() => tracesOf(app, MARK), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => markedFiles(app, home), { timeout: 10_000 }).toEqual([]);
  expect(await fingerprint(app, away)).toEqual(others);
  const { rows: after } = await app.db.query(
    'select count(*)::int from submission where institution_id = $1',
    [home.id],
  );
  expect(after).toEqual(before);
});

test('keeps the buyer of a receipt, and the audit log says who did what as "Deleted person"', async () => {
  const { home, homeAdmin } = await tenants();
  const person = await aStudent(app, { institution: home, firstName: 'Wilhelmine', lastName: 'Ostrogoth' });
  await app.db.query(
    `update seat_order set membership_id = $1, account_id = $2, buyer_name = 'Wilhelmine Ostrogoth', receipt_number = 4711,
       status = 'paid' where id = (select id from seat_order where institution_id = $3 limit 1)`,
    [person.membershipId, person.accountId, home.id],
  );
  await app.graphql(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { member { id } } }',
    { input: { id: person.membershipId, bio: 'I keep bees.' } },
    { as: person },
  );
  expect((await deleteAccount(app, PASSWORD, person)).errors).toEqual([]);
  await expect.poll(() => tracesOf(app, 'I keep bees'), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => tracesOf(app, 'Ostrogoth'), { timeout: 30_000 }).toEqual(['seat_order']);
  const { data } = await app.graphql(
    `query ($id: ID!) { auditEntries(rowId: $id, first: 50) { nodes { label operation action actor { displayName } } } }`,
    { id: person.membershipId },
    { as: homeAdmin },
  );
  const entries = data.auditEntries.nodes as {
    label: string;
    operation: string;
    actor: { displayName: string } | null;
  }[];
  expect(new Set(entries.map(({ label }) => label))).toEqual(new Set(['Deleted person']));
  expect(entries.find(({ operation }) => operation === 'updateProfile')!.actor).toEqual({
    displayName: 'Deleted person',
  });
});

/** Returns the institution of the first test, with rows of all nouns. */
async function tenants() {
  const { rows } = await app.db.query<{ id: string; name: string; namespace: string }>(
    `select id, name, namespace from institution where namespace = 'home'`,
  );
  const home = rows[0]!;
  return { home, homeAdmin: await anAdmin(app, { institution: home }) };
}
