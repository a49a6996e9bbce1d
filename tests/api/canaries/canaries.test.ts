import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  canariesIn,
  canariesOfEach,
  DOWNLOADS,
  downloadPaths,
  everyAddress,
  everyDownload,
  everyQuery,
  feedOf,
  type Found,
  leaked,
  leaksIn,
} from './outputs.ts';
import { aSchool, type Canary, HIDDEN_FROM, type PersonName, type School } from './school.ts';

const PEOPLE = Object.keys(HIDDEN_FROM) as PersonName[];

let app: App;
let school: School;
/** Names of the calls that give the teacher an object or a page: the others make no other calls. */
const asked = new Set<string>();
/** Canaries that the others found by these calls. */
const foundBy = {} as Record<PersonName, Found[]>;
/** Canaries that the teacher found by each way. */
const found: Record<string, Set<Canary>> = {};

beforeAll(async () => {
  app = await startApp();
  school = await aSchool(app);
  const { teacher, ids } = school;
  for (const name of PEOPLE) foundBy[name] = [];
  for (const [way, asks] of Object.entries({
    queries: await everyQuery(app, ids, teacher),
    addresses: everyAddress(app, ids),
    downloads: everyDownload(app, school),
  })) {
    found[way] = new Set();
    for (const one of asks) {
      const text = await one.ask(teacher);
      for (const canary of canariesIn(text)) found[way].add(canary);
      if (way !== 'downloads' && isNothing(text)) continue;
      asked.add(one.name);
      const others = await canariesOfEach(school.people, [one]);
      for (const name of PEOPLE) foundBy[name].push(...others[name]);
    }
  }
});
afterAll(() => app.stop());

/** Returns whether an answer has no object: not found, refused, or null. */
const isNothing = (text: string): boolean =>
  /^\{"data":(?:null|\{"\w+":(?:null|\[null\])\})|"code":"(?:NOT_FOUND|INVALID|FORBIDDEN)"/.test(text);

describe('what is hidden', () => {
  test('is read by the teacher in fields, REST and files (control)', () => {
    expect(found).toMatchObject({
      queries: new Set<Canary>([
        'answers',
        'link',
        'laterLink',
        'laterFile',
        'room',
        'recording',
        'checkIn',
        'event',
        'material',
        'booking',
        'topic',
        'hours',
      ]),
      addresses: new Set<Canary>(['room']),
      downloads: new Set<Canary>(['link', 'laterLink', 'laterFile', 'room', 'event', 'booking', 'topic']),
    });
  });

  test('is looked for in every download', () => {
    expect(downloadPaths().toSorted()).toEqual(Object.keys(DOWNLOADS).toSorted());
  });

  test.each(PEOPLE)('is in no field, page, export and file for the %s', (name) => {
    expect(leaksIn(name, foundBy[name])).toEqual([]);
  });

  test('is in no field that only the seated students have', async () => {
    const own = (await everyQuery(app, [], school.teacher)).filter(({ name }) => !asked.has(name));
    const { seated, learner } = school.people;
    const theirs = await canariesOfEach({ seated, learner }, own);
    expect(leaksIn('seated', theirs.seated)).toEqual([]);
    expect(leaksIn('learner', theirs.learner)).toEqual([]);
  });

  test.each(PEOPLE.filter((name) => name !== 'visitor'))(
    'is in no calendar feed of the %s, also with links to meetings',
    async (name) => {
      expect(leaked(name, await feedOf(app, school.people[name]))).toEqual([]);
    },
  );

  test('is in the calendar feed of the teacher with links to meetings (control)', async () => {
    const inFeed = canariesIn(await feedOf(app, school.teacher));
    expect(new Set(inFeed)).toEqual(
      new Set<Canary>(['link', 'laterLink', 'room', 'event', 'booking', 'topic']),
    );
  });

  test('is read by the seated student as far as it is open (control)', () => {
    expect(new Set(foundBy.seated.map(({ canary }) => canary))).toEqual(
      new Set<Canary>(['link', 'room', 'recording', 'event', 'material']),
    );
  });
});
