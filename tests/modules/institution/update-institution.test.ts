import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anInstitution, aTeacher } from '#tests/support/factories';

const UPDATE = `mutation ($input: UpdateInstitutionInput!) {
  updateInstitution(input: $input) { institution { id name type isSignUpOpen } }
}`;

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

test('an admin changes the given fields and nothing else', async () => {
  const institution = await anInstitution(app, { name: 'Old Name', type: 'school' });
  const other = await anInstitution(app, { name: 'Neighbour' });
  const admin = await anAdmin(app, { institution });
  const { data } = await app.graphql(
    UPDATE,
    { input: { name: '  New Name ', isSignUpOpen: false } },
    { as: admin },
  );
  expect(data.updateInstitution.institution).toEqual({
    id: institution.id,
    name: 'New Name',
    type: 'SCHOOL',
    isSignUpOpen: false,
  });
  const { rows } = await app.db.query('select name from institution where id = $1', [other.id]);
  expect(rows).toEqual([{ name: 'Neighbour' }]);
});

test('the owner may update the institution, another teacher may not', async () => {
  const institution = await anInstitution(app, { name: 'Kept' });
  const owner = await aTeacher(app, { institution, isOwner: true });
  const teacher = await aTeacher(app, { institution });
  expect((await app.graphql(UPDATE, { input: { type: 'COLLEGE' } }, { as: owner })).errors).toEqual([]);
  expect((await app.graphql(UPDATE, { input: { name: 'Taken over' } }, { as: teacher })).code).toBe(
    'FORBIDDEN',
  );
  const { rows } = await app.db.query('select name, type from institution where id = $1', [institution.id]);
  expect(rows).toEqual([{ name: 'Kept', type: 'college' }]);
});

test.each([
  ['', 'Enter the institution’s name.'],
  ['x'.repeat(101), 'Use at most 100 characters.'],
])('rejects the name %j', async (name, message) => {
  const admin = await anAdmin(app);
  const { errors } = await app.graphql(UPDATE, { input: { name } }, { as: admin });
  expect(errors[0]?.extensions.fields).toEqual([{ field: 'name', message }]);
});
