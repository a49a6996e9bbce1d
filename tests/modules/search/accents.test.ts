import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCourse, anInstitution, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { searchAs, titlesOf } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;

beforeAll(async () => {
  app = await startApp();
  const institution = await anInstitution(app);
  teacher = await aTeacher(app, { institution, firstName: 'José', lastName: 'Čapek' });
  student = await aStudent(app, { institution, firstName: 'Zoe', lastName: 'Strauß' });
  for (const title of ['Éducation populaire', 'Große Gebäude', 'Ёлки и стихи', 'Resume writing'])
    await aCourse(app, { by: teacher, title, shortDescription: '' });
});
afterAll(() => app.stop());

test.each([
  ['education', 'Éducation populaire'],
  ['ÉDUCATION', 'Éducation populaire'],
  ['grosse gebaude', 'Große Gebäude'],
  ['gebäude', 'Große Gebäude'],
  ['елки', 'Ёлки и стихи'],
  ['résumé', 'Resume writing'],
  ['edcuation', 'Éducation populaire'], // two letters swapped
])('the search for %s finds %s', async (text, title) => {
  expect(titlesOf(await searchAs(app, student, text, { kinds: ['COURSE'] }))).toEqual([title]);
});

test('a person is found by the name without its accents', async () => {
  expect(await searchAs(app, student, 'jose capek')).toMatchObject([
    { kind: 'PERSON', title: 'José Čapek', matches: ['José', 'Čapek'] },
  ]);
});

test('a word whose letters have another length without accents is marked as a whole', async () => {
  expect(await searchAs(app, teacher, 'strauss')).toMatchObject([
    { title: 'Zoe Strauß', matches: ['Strauß'] },
  ]);
});

test.each([
  ['members', '{ members(first: 5, search: "jose") { nodes { firstName } } }', { firstName: 'José' }],
  ['courses', '{ courses(first: 5, search: "gros") { nodes { title } } }', { title: 'Große Gebäude' }],
  // Two letters are compared without the index.
  ['courses', '{ courses(first: 5, search: "éd") { nodes { title } } }', { title: 'Éducation populaire' }],
])('the list of %s is searched without accents: %s', async (field, query, found) => {
  const { data, errors } = await app.graphql(query, {}, { as: teacher });
  expect(errors).toEqual([]);
  expect(data[field].nodes).toEqual([found]);
});

test('full-width signs of a pattern stand for themselves', async () => {
  for (const text of ['％％％', '＿＿＿', 'ab＼'])
    expect(await searchAs(app, student, text, { kinds: ['COURSE'] })).toEqual([]);
});
