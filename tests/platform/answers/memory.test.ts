import { afterEach, beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#kernel/viewer';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, type Member } from '#tests/support/factories';
import { KEEPS_NOTHING, another, sentBy, titles } from './servers.ts';

const MEGABYTE = 1024 * 1024;

let app: App;
let large: Member;
let other: Member;

beforeEach(async () => {
  app = await startApp({ env: { ANSWER_MEMORY: '1' } });
  large = await anAdmin(app);
  other = await anAdmin(app);
});
afterEach(() => app.stop());

const QUERY = 'query ($s: String) { courses(first: 1, search: $s) { totalCount nodes { title } } }';

/** Reads an answer of a member's institution that the statement does not tell: its text is given. */
const read = ({ institution }: Member, value: string, text = '') =>
  app.services.answers.of(
    { ...VISITOR, institutionId: institution.id },
    [{ digest: QUERY, text: QUERY, values: [value] }],
    () => Promise.resolve([text]),
  );

/** Asks for many different answers, more than the memory can hold. Returns the most bytes that it had. */
async function flood(member: Member): Promise<number> {
  let most = 0;
  for (let at = 0; at < 2500; at++) {
    await read(member, 'x'.repeat(200) + at);
    most = Math.max(most, app.services.answers.state.bytes);
  }
  return most;
}

test('one institution may fill the memory, which stays below its limit', async () => {
  const most = await flood(large);
  expect(most).toBeGreaterThan(MEGABYTE * 0.9);
  expect(most).toBeLessThanOrEqual(MEGABYTE);
});

/** Reads a number of answers of 40 kB each. Returns how many were sent from memory. */
async function readMany(member: Member, count: number): Promise<number> {
  const sent = sentBy(app);
  const text = 'y'.repeat(20_000);
  for (let at = 0; at < count; at++) expect(await read(member, String(at), text)).toEqual([text]);
  return sentBy(app) - sent;
}

test('an institution takes at most a quarter of a full memory from those that have less', async () => {
  const others = [other, await anAdmin(app), await anAdmin(app)];
  const COUNT = 8; // together all that fits in
  const readAll = async () => {
    let sent = 0;
    for (const member of others) sent += await readMany(member, COUNT);
    return sent;
  };
  for (let times = 0; times < 2; times++) await readAll();
  await flood(large);
  await flood(large);
  expect(await readAll()).toBeGreaterThanOrEqual(COUNT * 2);
});

test('an institution takes more from one that has even more', async () => {
  await flood(large);
  for (let times = 0; times < 2; times++) await readMany(other, 10);
  expect(await readMany(other, 10)).toBe(10);
});

test('an answer that is too large for it is read each time', async () => {
  const { sent } = app.services.answers.counters;
  const text = 'y'.repeat(MEGABYTE / 8);
  for (let times = 0; times < 4; times++) expect(await read(large, 'much', text)).toEqual([text]);
  expect(app.services.answers.counters.sent).toBe(sent);
});

test('a server with a memory of 0 keeps nothing', async () => {
  const plain = await another(app, KEEPS_NOTHING);
  for (let times = 0; times < 3; times++) await titles(plain, large);
  expect(plain.services.answers.state).toEqual({ entries: 0, bytes: 0 });
  expect(sentBy(plain)).toBe(0);
  await plain.stop();
});
