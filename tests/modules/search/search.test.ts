import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aClass,
  aCohort,
  aCourse,
  aDiscussion,
  anAdmin,
  anEvent,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Member,
} from '#tests/support/factories';
import { SEARCH, searchAs, titlesOf } from './calls.ts';

let app: App;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

describe('a search', () => {
  let teacher: Member;
  let student: Member;
  beforeAll(async () => {
    const institution = await anInstitution(app);
    teacher = await aTeacher(app, { institution, firstName: 'Chandra', lastName: 'Gupta' });
    student = await aStudent(app, { institution });
    for (const title of ['Python', 'Python for Beginners', 'Advanced Python', 'CPython inside', 'Pottery'])
      await aCourse(app, { by: teacher, title, shortDescription: '' });
    await aCourse(app, { by: teacher, title: 'Snakes', shortDescription: 'Keep a python at home.' });
    await aCohort(app, { by: teacher, title: 'Python in spring', description: '' });
    await anEvent(app, { by: teacher, title: 'Python evening', description: '' });
    await aDiscussion(app, { by: teacher, title: 'Which python is best?' });
  });

  const coursesFor = async (text: string) =>
    titlesOf(await searchAs(app, student, text, { kinds: ['COURSE'], first: 20 }));

  test('finds every kind of object, each with its own facts', async () => {
    const found = await searchAs(app, student, 'python', { first: 1 });
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['COHORT', 'COURSE', 'DISCUSSION', 'EVENT']);
    expect(found[0]).toMatchObject({ kind: 'COURSE', title: 'Python', matches: ['Python'], isDraft: false });
    expect(found.find(({ kind }) => kind === 'EVENT')).toMatchObject({
      startsAt: expect.any(String),
      timeZone: 'Europe/Berlin',
    });
    expect(await searchAs(app, student, 'chandra')).toMatchObject([
      { kind: 'PERSON', subjectId: teacher.membershipId, title: 'Chandra Gupta', matches: ['Chandra'] },
    ]);
  });

  test('ranks the whole title, then its start, a word of it, a part of a word, and the description', async () => {
    expect(await coursesFor('python')).toEqual([
      'Python',
      'Python for Beginners',
      'Advanced Python',
      'CPython inside',
      'Snakes',
    ]);
  });

  test.each([
    ['a letter too few', 'pyton'],
    ['a letter too many', 'pythoon'],
    ['two swapped letters', 'pyhton'],
    ['another letter', 'begimners'],
  ])('finds titles despite %s', async (_, text) => {
    expect(await coursesFor(text)).toContain('Python for Beginners');
  });

  test('marks the word that was meant', async () => {
    const [first] = await searchAs(app, student, 'pyhton beginers', { kinds: ['COURSE'] });
    expect(first).toMatchObject({ title: 'Python for Beginners', matches: ['Python', 'Beginners'] });
  });

  test('ranks a title with swapped letters before one that is only similar, and finds no other words', async () => {
    for (const title of ['Reacts of the past', 'My effect runs twice', 'Pythagoras'])
      await aDiscussion(app, { by: teacher, title });
    await aDiscussion(app, { by: teacher, title: 'React' });
    const discussions = async (text: string) =>
      titlesOf(await searchAs(app, student, text, { kinds: ['DISCUSSION'] }));
    expect(await discussions('raect')).toEqual(['React', 'Reacts of the past']);
    expect(await discussions('python')).toEqual(['Which python is best?']);
  });

  test('needs each of its words, in any order', async () => {
    expect(await coursesFor('beginners python')).toEqual(['Python for Beginners']);
    expect(await coursesFor('beginners pottery')).toEqual([]);
  });

  test('finds words of two letters, and takes characters of patterns literally', async () => {
    expect(await coursesFor('cp')).toEqual(['CPython inside']);
    await aCourse(app, { by: teacher, title: '100% C++ \\ _ "quoted"', shortDescription: '' });
    for (const text of ['100%', 'C++', '"quoted"', '\\ _']) expect(await coursesFor(text)).toHaveLength(1);
    expect(await coursesFor('1%0')).toEqual([]);
  });

  test('is narrowed to kinds, and to a number of results of each', async () => {
    const found = await searchAs(app, student, 'python', { kinds: ['COURSE', 'EVENT'], first: 2 });
    expect(found.map(({ kind }) => kind)).toEqual(['COURSE', 'COURSE', 'EVENT'].toSorted());
    expect(await searchAs(app, student, 'python', { kinds: [] })).toEqual([]);
  });

  test.each([
    ['a single character', { text: ' a ' }, 'text', 'Enter at least 2 characters.'],
    ['only spaces', { text: '   ' }, 'text', 'Enter at least 2 characters.'],
    ['101 characters', { text: 'x'.repeat(101) }, 'text', 'Use at most 100 characters.'],
    ['nine words', { text: 'a b c d e f g h i' }, 'text', 'Use at most 8 words.'],
    ['a line break', { text: 'ab\ncd' }, 'text', 'Invalid Entry'],
    ['no results', { text: 'ab', first: 0 }, 'first', 'Enter a number between 1 and 20.'],
    ['21 results', { text: 'ab', first: 21 }, 'first', 'Enter a number between 1 and 20.'],
  ])('rejects %s by its field', async (_, variables, field, message) => {
    const { errors } = await app.graphql(SEARCH, variables, { as: student });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ field, message }] });
  });

  test('accepts the longest text', async () => {
    const text = Array.from({ length: 8 }, () => 'abcdefghijk').join(' ');
    expect(await searchAs(app, student, text.slice(0, 100))).toEqual([]);
  });

  test('needs a signed-in account, and finds nothing without an institution', async () => {
    const { errors } = await app.graphql(SEARCH, { text: 'python' }, { as: aVisitor() });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await searchAs(app, await aStudent(app), 'python')).toEqual([]);
  });

  test('costs 200 points, as it reads more than it returns', async () => {
    const { text } = await app.graphql(
      SEARCH,
      { text: 'python' },
      { as: student, headers: { 'x-lyceum-cost': '1' } },
    );
    const { extensions } = JSON.parse(text) as { extensions: { cost: { requested: number } } };
    expect(extensions.cost.requested).toBe(200);
  });
});

describe('a search of much', () => {
  test('is one statement, however much it finds', async () => {
    const { teacher, students } = await aClass(app);
    const { services } = app;
    const run = services.runStatements;
    let count = 0;
    services.runStatements = (viewer, statements) => {
      count += statements.length;
      return run(viewer, statements);
    };
    const readsOf = async (text: string): Promise<[number, number]> => {
      await searchAs(app, students[0]!, text, { first: 20 }); // caches the session
      count = 0;
      return [(await searchAs(app, students[0]!, text, { first: 20 })).length, count];
    };
    try {
      await aCourse(app, { by: teacher, title: 'Weaving' });
      expect(await readsOf('weaving')).toEqual([1, 1]);
      for (let at = 0; at < 25; at++) {
        await aCourse(app, { by: teacher, title: `Weaving ${at}` });
        await aDiscussion(app, { by: teacher, title: `Weaving ${at}` });
      }
      expect(await readsOf('weaving')).toEqual([40, 1]);
    } finally {
      services.runStatements = run;
    }
  });

  test('leaves each kind its own places', async () => {
    const { teacher, students } = await aClass(app);
    for (let at = 0; at < 8; at++) await aCourse(app, { by: teacher, title: `Glazing ${at}` });
    await anEvent(app, { by: teacher, title: 'An evening of glazing', startsAt: inDays(2) });
    const found = await searchAs(app, students[0]!, 'glazing');
    expect(found.filter(({ kind }) => kind === 'COURSE')).toHaveLength(5);
    expect(found.filter(({ kind }) => kind === 'EVENT')).toHaveLength(1);
  });

  test('shows an admin all drafts', async () => {
    const { teacher } = await aClass(app);
    const admin = await anAdmin(app, { institution: teacher.institution });
    await aCourse(app, { by: teacher, title: 'Quilting', status: 'draft' });
    await aCohort(app, { by: teacher, title: 'Quilting', isPublished: false });
    await anEvent(app, { by: teacher, title: 'Quilting', isPublished: false });
    const found = await searchAs(app, admin, 'quilting');
    expect(found.map(({ kind, isDraft }) => [kind, isDraft])).toEqual([
      ['COHORT', true],
      ['COURSE', true],
      ['EVENT', true],
    ]);
  });
});
