import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Ask,
  canariesIn,
  DOWNLOADS,
  downloadPaths,
  everyAddress,
  everyDownload,
  everyQuery,
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

/** Returns what is found although it is hidden from a person. */
const leaked = (name: PersonName, text: string): Canary[] =>
  canariesIn(text).filter((canary) => (HIDDEN_FROM[name] as readonly Canary[]).includes(canary));

/** Asks for everything as a person. Returns where a canary is that is hidden from it. */
async function leaksFor(name: PersonName, asks: readonly Ask[]): Promise<string[]> {
  const leaks: string[] = [];
  for (const one of asks)
    for (const canary of leaked(name, await one.ask(school.people[name])))
      leaks.push(`${canary}: ${one.name}`);
  return leaks;
}

describe('what is hidden', () => {
  test('is read by the teacher in fields, REST and files (control)', () => {
    expect(found).toMatchObject({
      queries: new Set<Canary>(['answers', 'link', 'laterLink', 'laterFile', 'room']),
      addresses: new Set<Canary>(['room']),
      downloads: new Set<Canary>(['link', 'laterLink', 'laterFile']),
    });
  });

  test('is looked for in every download', () => {
    expect(downloadPaths().toSorted()).toEqual(Object.keys(DOWNLOADS).toSorted());
  });

  test.each(PEOPLE)(
    'is in no field, page, export and file for the %s',
    async (name) => {
      expect(await leaksFor(name, asked)).toEqual([]);
    },
    120_000,
  );

  test.each(['seated', 'learner'] as const)(
    'is in no field that only the %s student has',
    async (name) => {
      const own = await everyQuery(app, [], school.teacher); // lists of their own, which are empty for the teacher
      expect(await leaksFor(name, own)).toEqual([]);
    },
    120_000,
  );

  test('is read by the seated student as far as it is open (control)', async () => {
    const open = new Set<Canary>();
    for (const { ask } of asked)
      for (const canary of canariesIn(await ask(school.people.seated))) open.add(canary);
    expect(open).toEqual(new Set<Canary>(['link', 'room']));
  }, 120_000);
});
