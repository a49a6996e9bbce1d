import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  removeUnverifiedRegistrations,
  UNVERIFIED_REGISTRATIONS,
} from '#modules/institution/unverified-registrations.jobs';
import { dueInstitutionsSql } from '#platform/jobs/due';
import { A_TEACHER, registerTeacher, signIn, whoAmI } from '#tests/modules/account/calls';
import { type App, startApp } from '#tests/support/app';
import { aCourse, aMembership, anInstitution, aStudent, aTeacher } from '#tests/support/factories';
import { countWaiting } from '#tests/support/while-locked';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

interface Registration {
  accountId: string;
  institutionId: string;
  accessToken: string;
  form: ReturnType<typeof A_TEACHER>;
}

/** Creates a teacher's registration of `days` days ago. Its code has expired. */
async function aRegistration(days: number): Promise<Registration> {
  const form = A_TEACHER();
  const { data } = await registerTeacher(app, form);
  const { accessToken, viewer } = data.registerTeacher;
  const found = await app.db.query<{ id: string }>('select id from institution where namespace = $1', [
    form.namespace,
  ]);
  const registration = { accountId: viewer.id, institutionId: found.rows[0]!.id, accessToken, form };
  const age = `${days} days`;
  await app.db.query('update institution set created_at = now() - $2::interval where id = $1', [
    registration.institutionId,
    age,
  ]);
  await app.db.query('update account set created_at = now() - $2::interval where id = $1', [
    registration.accountId,
    age,
  ]);
  await app.db.query('update verification_code set expires_at = now() where account_id = $1', [
    registration.accountId,
  ]);
  return registration;
}

async function run(): Promise<number> {
  const client = await app.db.connect();
  try {
    return await removeUnverifiedRegistrations(app.services, (work) => work(client));
  } finally {
    client.release();
  }
}

const isFree = async ({ form }: Registration): Promise<boolean> => {
  const check = 'query ($namespace: String!) { isNamespaceAvailable(namespace: $namespace) }';
  return (await app.graphql(check, { namespace: form.namespace })).data.isNamespaceAvailable as boolean;
};

describe('an unverified registration', () => {
  test('is deleted after 7 days: namespace and e-mail can be registered again', async () => {
    const old = await aRegistration(8);
    const recent = await aRegistration(6);
    expect(await isFree(old)).toBe(false);
    expect(await run()).toBe(1);
    expect(await isFree(old)).toBe(true);
    expect(await isFree(recent)).toBe(false);
    await expect.poll(async () => (await whoAmI(app, old.accessToken)).code).toBe('TOKEN_EXPIRED');
    expect(app.log.join()).toContain('unverified registration deleted');
    expect((await registerTeacher(app, old.form)).errors).toEqual([]);
    expect(await isFree(old)).toBe(false);
    expect(await run()).toBe(0);
  });

  test('is deleted even if its owner left a socket open', async () => {
    const registration = await aRegistration(8);
    await app.db.query(
      `insert into app_instance (id, seen_at) values (uuidv7(), now());
       insert into presence (institution_id, id, instance_id, membership_id)
       select m.institution_id, uuidv7(), i.id, m.id from membership m cross join app_instance i
       where m.institution_id = '${registration.institutionId}' limit 1`,
    );
    await run();
    expect(await isFree(registration)).toBe(true);
  });

  test('frees the namespace but keeps an account that belongs to another institution', async () => {
    const registration = await aRegistration(8);
    const elsewhere = await anInstitution(app);
    const { accountId, form } = registration;
    await aMembership(app, { ...form, accountId }, elsewhere, 'student');
    await run();
    expect(await isFree(registration)).toBe(true);
    const { email, password } = form;
    expect((await signIn(app, { email, password })).data.signIn.viewer.memberships).toEqual([
      { role: 'STUDENT', isOwner: false, institution: { namespace: elsewhere.namespace } },
    ]);
  });
});

describe('an institution is not deleted', () => {
  test('once its owner has verified the e-mail', async () => {
    const registration = await aRegistration(30);
    await app.db.query('update account set is_verified = true where id = $1', [registration.accountId]);
    await run();
    expect(await isFree(registration)).toBe(false);
  });

  test('with another member', async () => {
    const registration = await aRegistration(30);
    const { institutionId, form } = registration;
    await aStudent(app, { institution: { id: institutionId, name: 'X', namespace: form.namespace } });
    await run();
    expect(await isFree(registration)).toBe(false);
  });

  test('while a code of its owner is valid', async () => {
    const registration = await aRegistration(30);
    await app.db.query(
      `update verification_code set expires_at = now() + interval '5 minutes' where account_id = $1`,
      [registration.accountId],
    );
    await run();
    expect(await isFree(registration)).toBe(false);
    await app.db.query('update verification_code set expires_at = now() where account_id = $1', [
      registration.accountId,
    ]);
    await run();
    expect(await isFree(registration)).toBe(true);
  });

  test('when its only person deleted the account', async () => {
    const owner = await aTeacher(app, { isOwner: true });
    const { accountId, institution } = owner;
    await app.db.query(
      `update account set is_verified = false, deleted_at = now(), created_at = now() - interval '30 days' where id = $1`,
      [accountId],
    );
    await app.db.query(`update institution set created_at = now() - interval '30 days' where id = $1`, [
      institution.id,
    ]);
    await run();
    expect((await app.db.query('select from institution where id = $1', [institution.id])).rowCount).toBe(1);
  });

  test('if it has any content, and the other registrations are deleted all the same', async () => {
    const used = await aRegistration(9);
    const unused = await aRegistration(8);
    const { rows } = await app.db.query('select id from membership where institution_id = $1', [
      used.institutionId,
    ]);
    const by = { institution: { id: used.institutionId }, membershipId: rows[0].id };
    await aCourse(app, { by: by as never });
    await run();
    expect([await isFree(used), await isFree(unused)]).toEqual([false, true]);
    expect((await whoAmI(app, used.accessToken)).status).toBe(200);
  });

  test('if its owner verifies while the job runs, which its first read does not see', async () => {
    const registration = await aRegistration(8);
    const verifying = await app.db.connect();
    try {
      await verifying.query('begin');
      await verifying.query('update account set is_verified = true where id = $1', [registration.accountId]);
      const running = run();
      await expect.poll(() => countWaiting(app)).toBe(1);
      // Negative control: what the job read before it waited for the lock says that the registration is due.
      const { rows } = await app.db.query<{ id: string }>(
        dueInstitutionsSql(UNVERIFIED_REGISTRATIONS, '-7 days'),
      );
      expect(rows.map(({ id }) => id)).toContain(registration.institutionId);
      await verifying.query('commit');
      expect(await running).toBe(0);
    } finally {
      verifying.release();
    }
    expect(await isFree(registration)).toBe(false);
    expect((await whoAmI(app, registration.accessToken)).status).toBe(200);
  });
});
