import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aDiscussion,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { searchAs, titlesOf } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;

const TITLES = [
  'Zwölf Uhr',
  'Kurzweil',
  'Über-Zweck',
  '(Zweig)',
  'C++ and C#',
  'AC# units',
  '日本語入門',
  'Élan of a writer',
  'Панды',
  'Band 12',
];

beforeAll(async () => {
  app = await startApp();
  const institution = await anInstitution(app);
  teacher = await aTeacher(app, { institution, firstName: 'Ada', lastName: 'Kurz-Zwinger' });
  student = await aStudent(app, { institution, firstName: 'Bo', lastName: 'Kurz' });
  for (const title of TITLES) await aCourse(app, { by: teacher, title, shortDescription: '' });
});
afterAll(() => app.stop());

describe('a text of one or two letters', () => {
  const CASES: [string, string[]][] = [
    ['zw', ['(Zweig)', 'Zwölf Uhr', 'Über-Zweck']],
    ['ÜB', ['Über-Zweck']],
    ['el', ['Élan of a writer']],
    ['an', ['C++ and C#']],
    ['па', ['Панды']],
    ['12', ['Band 12']],
    ['c+', ['C++ and C#']],
    ['c#', ['C++ and C#']],
    ['本語', ['日本語入門']],
  ];

  test.each(CASES)('finds %s at the beginning of words, in a list', async (search, titles) => {
    const { data, errors } = await app.graphql(
      'query ($search: String!) { courses(first: 20, search: $search) { totalCount nodes { title } } }',
      { search },
      { as: student },
    );
    expect(errors).toEqual([]);
    expect(data.courses.totalCount).toBe(titles.length);
    expect(data.courses.nodes.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles);
  });

  test.each(CASES)('finds %s at the beginning of words, among everything', async (text, titles) => {
    const found = titlesOf(await searchAs(app, student, text, { kinds: ['COURSE'] }));
    expect(found.toSorted()).toEqual(titles);
  });

  test('is as short as one letter in a list, and may be two words', async () => {
    const titlesFor = async (search: string) => {
      const query = `{ courses(first: 20, search: "${search}") { nodes { title } } }`;
      const { data } = await app.graphql(query, {}, { as: student });
      return data.courses.nodes.map(({ title }: { title: string }) => title);
    };
    expect(await titlesFor('u')).toEqual(expect.arrayContaining(['Zwölf Uhr', 'Über-Zweck']));
    expect(await titlesFor('u')).not.toContain('Kurzweil');
    expect(await titlesFor('of a')).toEqual(['Élan of a writer']);
    expect(await titlesFor('語')).toEqual(['日本語入門']);
    for (const pattern of ['.', 'a.', '[a', 'a)', 'a|', '\\\\\\\\'])
      expect(await titlesFor(pattern)).toEqual([]);
  });

  test('marks the beginning of the word, not the same letters before it', async () => {
    const [person] = await searchAs(app, student, 'zw', { kinds: ['PERSON'] });
    expect(person).toMatchObject({ title: 'Ada Kurz-Zwinger', matches: ['Zw'] });
    await aCohort(app, { by: teacher, title: 'Kurzweil mit Zwergen', description: '' });
    const [cohort] = await searchAs(app, student, 'zw', { kinds: ['COHORT'] });
    expect(cohort).toMatchObject({ title: 'Kurzweil mit Zwergen', matches: ['Zw'] });
  });

  test('is one of several words that each must match', async () => {
    const peopleFor = async (text: string) =>
      titlesOf(await searchAs(app, student, text, { kinds: ['PERSON'] }));
    expect(await peopleFor('kurz bo')).toEqual(['Bo Kurz']);
    expect(await peopleFor('kurz rz')).toEqual([]);
    expect(await peopleFor('ku ad')).toEqual(['Ada Kurz-Zwinger']);
  });

  test('finds discussions by title and text', async () => {
    await aDiscussion(app, { by: teacher, title: 'Kurzweil', body: 'Wer kennt Zwerge?' });
    await aDiscussion(app, { by: teacher, title: 'Kurzweil', body: 'Kurzweil' });
    const { data } = await app.graphql(
      '{ discussions(first: 20, search: "zw") { totalCount } }',
      {},
      { as: student },
    );
    expect(data.discussions.totalCount).toBe(1);
  });
});
