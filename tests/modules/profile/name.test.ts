import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aMembership, anAccount, anInstitution, aVisitor, type Actor } from '#tests/support/factories';

const SET_NAME = `mutation ($input: SetNameInput!) { setName(input: $input) { viewer { firstName lastName displayName } } }`;

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const setName = (firstName: string, lastName: string, as: Actor) =>
  app.graphql(SET_NAME, { input: { firstName, lastName } }, { as });

test('sets the name of an account, also without an institution', async () => {
  const person = await anAccount(app, { firstName: '', lastName: '' });
  const { data, errors } = await setName(' Ada ', '', person);
  expect(errors).toEqual([]);
  expect(data.setName.viewer).toEqual({ firstName: 'Ada', lastName: '', displayName: 'Ada' });
});

test('sets the name in all institutions of the account, and logs it in each', async () => {
  const person = await anAccount(app, { firstName: '', lastName: '' });
  const schools = [await anInstitution(app), await anInstitution(app)];
  for (const school of schools) await aMembership(app, person, school, 'student');
  expect((await setName('Ada', 'Byron', person)).errors).toEqual([]);
  const { rows } = await app.db.query(
    'select first_name || $2 || last_name as name from membership where account_id = $1',
    [person.accountId, ' '],
  );
  expect(rows).toEqual([{ name: 'Ada Byron' }, { name: 'Ada Byron' }]);
  const logged = await app.db.query(
    `select a.institution_id as id from audit_entry a join membership m on m.id = a.row_id
     where m.account_id = $1 and a.action = 'updated'`,
    [person.accountId],
  );
  expect(logged.rows.map(({ id }) => id as string).toSorted()).toEqual(
    schools.map(({ id }) => id).toSorted(),
  );
});

test('rejects an empty first name and long names, and visitors', async () => {
  const person = await anAccount(app);
  for (const [first, last, field] of [
    [' ', 'Byron', 'firstName'],
    ['Ada', 'x'.repeat(101), 'lastName'],
  ] as const) {
    const { code, errors } = await setName(first, last, person);
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions.fields).toMatchObject([{ field }]);
  }
  expect((await setName('Ada', '', aVisitor())).code).toBe('UNAUTHENTICATED');
});
