import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
let taught: Member;
let other: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app);
  admin = await anAdmin(app, { institution: school, firstName: 'Amy', lastName: 'Admin' });
  teacher = await aTeacher(app, { institution: school, firstName: 'Tom', lastName: 'Teacher' });
  taught = await aStudent(app, {
    institution: school,
    firstName: 'Bea',
    lastName: 'Bee',
    email: 'bea@hive.example',
  });
  other = await aStudent(app, { institution: school, firstName: 'Cid', lastName: 'Cee' });
  await anEnrollment(app, { cohort: await aCohort(app, { by: teacher }), student: taught });
  const cancelled = await aCohort(app, { by: teacher });
  await anEnrollment(app, { cohort: cancelled, student: other, status: 'cancelled' });
  await aStudent(app, { institution: await anInstitution(app), firstName: 'Bea', lastName: 'Elsewhere' });
});
afterAll(() => app.stop());

const members = (as: { accessToken: string | null }, args = '') =>
  app.graphql(
    `{ members${args && `(${args})`} { totalCount pageCount nodes { id lastName email role courseCount } } }`,
    undefined,
    { as },
  );
const lastNames = async (as: { accessToken: string | null }, args = '') =>
  (await members(as, args)).data.members.nodes.map(({ lastName }: { lastName: string }) => lastName);

test('an admin sees all members of the institution by last name, and nobody of another one', async () => {
  expect(await lastNames(admin)).toEqual(['Admin', 'Bee', 'Cee', 'Teacher']);
});

test('an instructor sees colleagues and the students of the cohorts they teach', async () => {
  expect(await lastNames(teacher)).toEqual(['Admin', 'Bee', 'Teacher']);
});

test('a student and a visitor see nobody', async () => {
  expect(await members(taught)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await members({ accessToken: null })).toMatchObject({ status: 401 });
});

test('members are found by role, names and e-mail regardless of case', async () => {
  expect(await lastNames(admin, 'role: STUDENT')).toEqual(['Bee', 'Cee']);
  expect(await lastNames(admin, 'search: "HIVE.ex"')).toEqual(['Bee']);
  expect(await lastNames(admin, 'search: "cid cee"')).toEqual(['Cee']);
  expect(await lastNames(admin, 'search: "%"')).toEqual([]);
  expect(await lastNames(admin, 'role: INSTRUCTOR, search: "bea"')).toEqual([]);
  expect(await lastNames(admin, 'search: "  "')).toHaveLength(4);
});

test('pages are numbered from 1, and a page past the end is empty', async () => {
  const { data } = await members(admin, 'first: 3, page: 2');
  expect(data.members).toMatchObject({ totalCount: 4, pageCount: 2, nodes: [{ lastName: 'Teacher' }] });
  expect(await lastNames(admin, 'first: 3, page: 3')).toEqual([]);
});

test('rejects a search that is too long or has control characters', async () => {
  for (const search of ['x'.repeat(201), '\\u0000'])
    expect(await members(admin, `search: "${search}"`)).toMatchObject({ code: 'INVALID' });
});
