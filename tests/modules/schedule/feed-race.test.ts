import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { feedFilesOf } from '#modules/schedule/feed-files.service';
import { type App, startApp } from '#tests/support/app';
import { aClass, aCohortSession, aVisitor, type Class, inDays } from '#tests/support/factories';

/** `FEED_READERS=10000` runs it whole. */
const READERS = Number(process.env['FEED_READERS'] ?? '120');
/** Readers of the negative control. */
const FEW = 100;
/** Requests that are under way at once. */
const AT_ONCE = 60;

let app: App;
let own: Class;
let path: string;
beforeAll(async () => {
  app = await startApp();
  own = await aClass(app);
  await aCohortSession(app, { cohort: own.cohort, date: inDays(2) });
  const { data } = await app.graphql(
    'mutation { createCalendarFeed(input: { hasMeetingLinks: false }) { url } }',
    {},
    { as: own.students[0]! },
  );
  path = new URL(data.createCalendarFeed.url as string).pathname;
});
afterAll(() => app.stop());

/** Reads the feed as many programs, which have the file with a tag. Returns the number of answers by status, and the last tag. */
async function readAll(
  tag?: string,
  readers = READERS,
): Promise<{ statuses: Record<number, number>; tag: string }> {
  const statuses: Record<number, number> = {};
  let latest = '';
  let left = readers;
  const readNext = async () => {
    while (left-- > 0) {
      const headers: Record<string, string> = tag ? { 'if-none-match': tag } : {};
      const answer = await app.request('GET', path, { headers, as: aVisitor() });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      latest = answer.headers['etag'] as string;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return { statuses, tag: latest };
}

test('a feed with many readers is built once a change, and not at all for those who have its file', async () => {
  const files = feedFilesOf(app.services);
  const before = files.builds;
  const first = await readAll();
  expect(first.statuses).toEqual({ 200: READERS });
  expect(files.builds - before).toBe(1);
  expect((await readAll(first.tag)).statuses).toEqual({ 304: READERS });
  expect(files.builds - before).toBe(1);
  await aCohortSession(app, { cohort: own.cohort, date: inDays(3) });
  expect((await readAll(first.tag)).statuses).toEqual({ 200: READERS });
  expect(files.builds - before).toBe(2);
});

test('programs that read a feed at the same time share its reads, and get what changed before they asked', async () => {
  const files = feedFilesOf(app.services);
  const before = files.reads;
  await readAll(undefined, AT_ONCE);
  expect(files.reads - before).toBeLessThan(AT_ONCE);
  await aCohortSession(app, { cohort: own.cohort, date: inDays(4), topic: 'Added later' });
  const { text } = await app.request('GET', path, { as: aVisitor() });
  expect(text).toContain('Added later');
});

test('without sharing each reader reads the entries (negative control)', async () => {
  const files = feedFilesOf(app.services);
  const spy = vi.spyOn(files, 'entries').mockImplementation((_id, read) => {
    files.reads++;
    return read();
  });
  try {
    const before = files.reads;
    await readAll(undefined, AT_ONCE);
    expect(files.reads - before).toBe(AT_ONCE);
  } finally {
    spy.mockRestore();
  }
});

test('without the file in memory each reader causes a build, without a tag as well (negative control)', async () => {
  const files = feedFilesOf(app.services);
  const spy = vi.spyOn(files, 'get').mockImplementation((_tag, build) => {
    files.builds++;
    return build();
  });
  try {
    const before = files.builds;
    const { statuses, tag } = await readAll(undefined, FEW);
    expect(statuses).toEqual({ 200: FEW });
    expect(files.builds - before).toBe(FEW);
    await readAll(tag, FEW); // the tag is enough for those who have the file
    expect(files.builds - before).toBe(FEW);
  } finally {
    spy.mockRestore();
  }
});
