import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCourse, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { searchAs, titlesOf } from './calls.ts';

/** More than a search compares for a single word. */
const MANY = 120;

let app: App;
let teacher: Member;
let student: Member;

beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());
beforeEach(async () => {
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
});

/** Writes many courses; `n` is the number of each in SQL. */
const manyCourses = (title: string, shortDescription = `''`, status = 'published') =>
  app.db.query(
    `insert into course (institution_id, id, title, short_description, status, owner_id)
     select $1, uuidv7(), ${title}, ${shortDescription}, $2, $3 from generate_series(1, ${MANY}) n`,
    [teacher.institution.id, status, teacher.membershipId],
  );

const coursesFor = async (text: string, first = 5) =>
  titlesOf(await searchAs(app, student, text, { kinds: ['COURSE'], first }));

const aTitle = (title: string) => aCourse(app, { by: teacher, title, shortDescription: '' });

describe('a word that more titles have than are compared', () => {
  test('finds the equal title first, then those that begin with it', async () => {
    await manyCourses(`'Advanced weaving ' || n`);
    await aTitle('Weaving at home');
    await aTitle('Weaving');
    const found = await coursesFor('weaving');
    expect(found.slice(0, 2)).toEqual(['Weaving', 'Weaving at home']);
    expect(found).toHaveLength(5);
  });

  test('finds the equal title first among many that begin with it', async () => {
    await manyCourses(`'Weaving ' || n`);
    await aTitle('Weaving');
    expect((await coursesFor('weaving'))[0]).toBe('Weaving');
    expect(await coursesFor('weaving', 20)).toHaveLength(20);
  });

  test('prefers the beginning of a word to the inside', async () => {
    await manyCourses(`'Unweaving ' || n`);
    await aTitle('The art of weaving');
    expect((await coursesFor('weaving'))[0]).toBe('The art of weaving');
  });

  test('may be of two letters', async () => {
    await manyCourses(`'The weaving ' || n`);
    await aTitle('We');
    expect((await coursesFor('we'))[0]).toBe('We');
  });
});

test('a word of many descriptions finds each title that has it, or a similar one', async () => {
  await manyCourses(`'Course ' || n`, `'With a loom.'`);
  await aTitle('Heirloom');
  await aTitle('Lomo cameras'); // two letters swapped
  expect((await coursesFor('loom')).slice(0, 2)).toEqual(['Heirloom', 'Lomo cameras']);
  expect(await coursesFor('loom', 20)).toHaveLength(20);
});

test('what the reader may not see takes no place', async () => {
  await manyCourses(`'Weaving ' || n`, `''`, 'draft');
  await aTitle('On weaving');
  expect(await coursesFor('weaving')).toEqual(['On weaving']);
});

test('each of several words is compared with all', async () => {
  await manyCourses(`'Weaving ' || n`);
  await aTitle('Weaving silk');
  expect(await coursesFor('weaving silk')).toEqual(['Weaving silk']);
  expect(await coursesFor('weaving slik')).toEqual(['Weaving silk']);
});

test('people with a frequent name are found, and one of them by a further word', async () => {
  const { institution } = teacher;
  await app.db.query(
    `insert into membership (institution_id, id, account_id, role, first_name, last_name, contact_email)
     select $1, uuidv7(), uuidv7(), 'student', 'Ann', 'Loomis', 'ann' || n || '@example.org' from generate_series(1, ${MANY}) n`,
    [institution.id],
  );
  await aStudent(app, { institution, firstName: 'Zed', lastName: 'Loomis' });
  const peopleFor = async (text: string) =>
    titlesOf(await searchAs(app, student, text, { kinds: ['PERSON'] }));
  expect(await peopleFor('loomis')).toHaveLength(5);
  expect(await peopleFor('lo')).toHaveLength(5);
  expect(await peopleFor('loomis zed')).toEqual(['Zed Loomis']);
});
