import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMembership,
  anAdmin,
  anApiToken,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  insert,
  type Actor,
  type Member,
  PASSWORD,
} from '#tests/support/factories';

const FIELDS = `id firstName lastName displayName jobTitle department specialization bio expertise website phone location timeZone
  education { degree institution year } certifications { name issuer year }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { member { ${FIELDS} } } }`;

const PROFILE = {
  jobTitle: 'Lead Instructor',
  department: 'Mathematics',
  specialization: 'Algebra',
  bio: 'First line\nSecond line',
  expertise: ['Groups', 'Rings'],
  website: 'https://example.org/ada',
  phone: '+49 (30) 123-456',
  location: 'Berlin',
  timeZone: 'Europe/Berlin',
  education: [{ degree: 'BSc Mathematics', institution: 'Away University', year: 1999 }],
  certifications: [{ name: 'Teaching', issuer: '', year: null }],
};

let app: App;
let admin: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app, {
    institution: await anInstitution(app, { plan: 'professional' }),
    isOwner: true,
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  student = await aStudent(app, { institution: admin.institution });
});

const update = (input: object, as: Member, { membershipId: id } = as) =>
  app.graphql(UPDATE, { input: { id, ...input } }, { as });

/** A member as another person reads it. */
const read = async ({ membershipId }: Member, as: Actor, fields = FIELDS) =>
  (await app.graphql(`query ($id: ID!) { member(id: $id) { ${fields} } }`, { id: membershipId }, { as })).data
    .member;

describe('a profile', () => {
  test('is written and read as a whole, and keeps what an update does not name', async () => {
    const { data, errors } = await update(PROFILE, student);
    expect(errors).toEqual([]);
    expect(data.updateProfile.member).toMatchObject(PROFILE);
    expect((await update({ department: '', timeZone: null, education: [] }, student)).errors).toEqual([]);
    expect(await read(student, student)).toMatchObject({
      ...PROFILE,
      department: '',
      timeZone: null,
      education: [],
    });
  });

  test('drops blank and repeated areas of expertise', async () => {
    const { data } = await update({ expertise: [' Rings ', '', 'Rings', 'Groups'] }, student);
    expect(data.updateProfile.member.expertise).toEqual(['Rings', 'Groups']);
  });

  test.each([
    ['firstName', ''],
    ['lastName', 'x'.repeat(101)],
    ['jobTitle', 'two\nlines'],
    ['bio', 'x'.repeat(2001)],
    ['bio', null],
    ['website', 'javascript:alert(1)'],
    ['phone', 'call me'],
    ['timeZone', 'Mars/Olympus'],
    ['expertise', Array.from({ length: 21 }, (_, at) => `Area ${at}`)],
    ['education.0.degree', [{ degree: '', institution: '', year: 2000 }]],
    ['education.0.year', [{ degree: 'BSc', institution: '', year: 1850 }]],
    ['certifications.0.name', [{ name: ' ', issuer: '', year: null }]],
  ])('rejects a wrong %s and names the field', async (path, value) => {
    const [field] = path.split('.') as [string];
    const { code, errors } = await update({ [field]: value }, student);
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions.fields).toMatchObject([{ field: path }]);
  });

  test('is changed by the member only, and not with an API token', async () => {
    for (const as of [admin, await anAdmin(app)])
      expect((await update(PROFILE, as, student)).code).toBe('NOT_FOUND');
    const token = await anApiToken(app, { by: admin });
    const input = { id: admin.membershipId, bio: 'By a token' };
    expect((await app.graphql(UPDATE, { input }, { as: token })).code).toBe('FORBIDDEN');
    expect((await app.graphql(UPDATE, { input }, { as: aVisitor() })).code).toBe('UNAUTHENTICATED');
    expect(await read(admin, admin, 'bio')).toEqual({ bio: '' });
  });

  test('is emptied when the account is deleted', async () => {
    await update(PROFILE, student);
    expect((await deleteAccount(app, PASSWORD, student)).errors).toEqual([]);
    const [row] = (await app.db.query('select * from membership where id = $1', [student.membershipId])).rows;
    expect(row).toMatchObject({
      bio: '',
      contact_phone: '',
      home_location: '',
      home_zone: null,
      education: [],
      expertise: [],
    });
    expect(JSON.stringify(row)).not.toMatch(/Berlin|Algebra|123-456/);
  });
});

describe('a name', () => {
  test('changes in the account and in all of its institutions', async () => {
    const elsewhere = await aMembership(app, student, await anInstitution(app), 'student');
    expect((await update({ firstName: 'Ada', lastName: '' }, student)).errors).toEqual([]);
    const { data } = await app.graphql('{ viewer { firstName lastName displayName } }', {}, { as: student });
    expect(data.viewer).toEqual({ firstName: 'Ada', lastName: '', displayName: 'Ada' });
    const { rows } = await app.db.query(
      `select first_name, last_name from membership where id = any($1::uuid[])`,
      [[student.membershipId, elsewhere.membershipId]],
    );
    expect(rows).toEqual([1, 2].map(() => ({ first_name: 'Ada', last_name: '' })));
  });

  test('of another institution is the only part of the profile that changes there', async () => {
    const elsewhere = await aMembership(app, student, await anInstitution(app), 'student');
    await update({ ...PROFILE, firstName: 'Ada' }, student);
    const { rows } = await app.db.query('select first_name, bio from membership where id = $1', [
      elsewhere.membershipId,
    ]);
    expect(rows).toEqual([{ first_name: 'Ada', bio: '' }]);
  });
});

describe('contact details', () => {
  test('are read by the member, admins and teachers of the member, by the field', async () => {
    const { institution } = admin;
    const [teacher, colleague] = [await aTeacher(app, { institution }), await aTeacher(app, { institution })];
    const [fellow, stranger] = [await aStudent(app, { institution }), await anAdmin(app)];
    const cohort = await aCohort(app, { by: teacher });
    await anEnrollment(app, { cohort, student });
    await update(PROFILE, student);
    await update(PROFILE, teacher);
    const seen = async (of: Member, as: Actor) => {
      const member = await read(of, as, 'email phone location timeZone lastSeenAt');
      return member && Object.keys(member).filter((name) => member[name] !== null);
    };
    const all = ['email', 'phone', 'location', 'timeZone', 'lastSeenAt'];
    const place = ['location', 'timeZone'];
    expect(await seen(student, student)).toEqual(all);
    expect(await seen(student, admin)).toEqual(all);
    expect(await seen(student, teacher)).toEqual(all);
    expect(await seen(student, colleague)).toEqual(place);
    expect(await seen(student, fellow)).toEqual(place);
    expect(await seen(teacher, colleague)).toEqual(['email', ...place]);
    expect(await seen(teacher, student)).toEqual(place);
    expect(await seen(student, stranger)).toBeNull();
    await app.db.query(`update enrollment set status = 'cancelled' where membership_id = $1`, [
      student.membershipId,
    ]);
    expect(await seen(student, teacher)).toEqual(place);
  });
});

describe('an instructor of a cohort', () => {
  test('has the title, biography and expertise of the profile', async () => {
    const teacher = await aTeacher(app, { institution: admin.institution });
    const cohort = await aCohort(app, { by: teacher });
    const ids = { institution_id: admin.institution.id, cohort_id: cohort.id };
    await insert(app, 'cohort_instructor', { ...ids, id: uuidv7(), membership_id: teacher.membershipId });
    const instructors = async () =>
      (
        await app.graphql(
          'query ($id: ID!) { cohort(id: $id) { instructors { title bio expertise } } }',
          { id: cohort.id },
          { as: teacher },
        )
      ).data.cohort.instructors;
    expect(await instructors()).toEqual([{ title: 'Instructor', bio: '', expertise: [] }]);
    const { bio, expertise } = PROFILE;
    await update(PROFILE, teacher);
    expect(await instructors()).toEqual([{ title: 'Lead Instructor', bio, expertise }]);
  });
});
