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

test('an admin changes the description and the contact, and removes details', async () => {
  const institution = await anInstitution(app);
  const admin = await anAdmin(app, { institution });
  const update = (input: object) =>
    app.graphql(
      `mutation ($input: UpdateInstitutionInput!) { updateInstitution(input: $input) { institution {
        description details { email phone website address city state country postalCode } } } }`,
      { input },
      { as: admin },
    );
  const details = {
    email: 'hello@harbour.example',
    phone: '+1 555 0100',
    website: 'https://harbour.example',
    address: 'Pier 4',
    city: 'Portland',
    state: 'Maine',
    country: 'USA',
    postalCode: '04101',
  };
  const first = await update({
    ...details,
    email: ' Hello@Harbour.example',
    description: ' Languages by the sea. ',
  });
  expect(first.data.updateInstitution.institution).toEqual({ description: 'Languages by the sea.', details });
  const second = await update({ phone: '', website: '', description: '' });
  expect(second.data.updateInstitution.institution).toEqual({
    description: '',
    details: { ...details, phone: null, website: null },
  });
});

test.each([
  ['email', 'nobody', 'Enter a valid email address.'],
  ['website', 'harbour.example', 'Enter an address that starts with https:// or http://.'],
  ['description', 'x'.repeat(5001), 'Use at most 5,000 characters.'],
  ['phone', '0'.repeat(41), 'Use at most 40 characters.'],
])('rejects a wrong %s', async (field, value, message) => {
  const admin = await anAdmin(app);
  const { errors } = await app.graphql(UPDATE, { input: { [field]: value } }, { as: admin });
  expect(errors[0]?.extensions.fields).toEqual([{ field, message }]);
});

test.each([
  ['', 'Enter the institution’s name.'],
  ['x'.repeat(101), 'Use at most 100 characters.'],
])('rejects the name %j', async (name, message) => {
  const admin = await anAdmin(app);
  const { errors } = await app.graphql(UPDATE, { input: { name } }, { as: admin });
  expect(errors[0]?.extensions.fields).toEqual([{ field: 'name', message }]);
});
