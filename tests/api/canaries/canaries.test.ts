import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Ask,
  canariesIn,
  canariesOf,
  DOWNLOADS,
  downloadPaths,
  everyAddress,
  everyDownload,
  everyQuery,
  feedOf,
  leaked,
  leaksFor,
} from './outputs.ts';
import { aSchool, type Canary, HIDDEN_FROM, type PersonName, type School } from './school.ts';

const PEOPLE = Object.keys(HIDDEN_FROM) as PersonName[];

let app: App;
let school: School;
/** Calls that give the teacher an object or a page: the others make no other calls. */
let asked: Ask[];
/** Canaries that the teacher found by each way. */
const found: Record<string, Set<Canary>> = {};

beforeAll(async () => {
  app = await startApp();
  school = await aSchool(app);
  const { teacher, ids } = school;
  asked = [];
  for (const [way, asks] of Object.entries({
    queries: await everyQuery(app, ids, teacher),
    addresses: everyAddress(app, ids),
    downloads: everyDownload(app, school),
  })) {
    found[way] = new Set();
    for (const one of asks) {
      const text = await one.ask(teacher);
      for (const canary of canariesIn(text)) found[way].add(canary);
      if (way === 'downloads' || !isNothing(text)) asked.push(one);
    }
  }
}, 300_000);
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

  test.each(PEOPLE)(
    'is in no field, page, export and file for the %s',
    async (name) => {
      expect(await leaksFor(name, school.people[name], asked)).toEqual([]);
    },
    120_000,
  );

  test.each(['seated', 'learner'] as const)(
    'is in no field that only the %s student has',
    async (name) => {
      const known = new Set(asked.map(({ name: of }) => of));
      const own = (await everyQuery(app, [], school.teacher)).filter(({ name: of }) => !known.has(of));
      expect(await leaksFor(name, school.people[name], own)).toEqual([]);
    },
    120_000,
  );

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

  test('is read by the seated student as far as it is open (control)', async () => {
    const open = await canariesOf(school.people.seated, asked);
    expect(new Set(open.map(({ canary }) => canary))).toEqual(
      new Set<Canary>(['link', 'room', 'recording', 'event']),
    );
  }, 120_000);
});
