import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WRONG_FEEDS } from '#modules/schedule/calendar-feed.limits';
import { feedFilesOf } from '#modules/schedule/feed-files.service';
import { type App, startApp } from '#tests/support/app';
import { calendarEntries } from '#tests/support/calendar-entries';
import {
  aClass,
  aCohortSession,
  anActivity,
  anApiToken,
  anInstitution,
  anAdmin,
  anEvent,
  aRegistration,
  aStudent,
  aVisitor,
  type Actor,
  type Class,
  inDays,
  type Member,
} from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

let app: App;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

const CREATE = `mutation Create($links: Boolean!) { createCalendarFeed(input: { hasMeetingLinks: $links }) {
  url calendarFeed { id hasMeetingLinks lastUsedAt } } }`;

async function createFeed(as: Actor, links = false): Promise<{ path: string; id: string }> {
  const { data, errors } = await app.graphql(CREATE, { links }, { as });
  expect(errors).toEqual([]);
  const { url, calendarFeed } = data.createCalendarFeed;
  return { path: new URL(url as string).pathname, id: calendarFeed.id };
}

const read = (path: string, headers: Record<string, string> = {}) =>
  app.request('GET', path, { headers, as: aVisitor() });

/** Text of an iCalendar file without folded lines. */
const unfolded = (file: string) => file.replaceAll(/\r?\n[ \t]/g, '');

const numberOf = (file: string, uid: string) =>
  Number(new RegExp(`UID:${uid}\\r?\\nSEQUENCE:(\\d+)`).exec(unfolded(file))?.[1]);

interface Fed extends Class {
  student: Member;
  session: { id: string };
  event: { id: string };
}

/** A class with a session, an event and an assignment, and their links. */
async function aFedClass(): Promise<Fed> {
  const own = await aClass(app);
  const { teacher, course, cohort, students } = own;
  const student = students[0]!;
  await app.db.query(
    `update cohort set meeting_platform = 'Zoom', meeting_link = 'https://meet.example/cohort' where id = $1`,
    [cohort.id],
  );
  const session = await aCohortSession(app, { cohort, date: inDays(2), topic: 'Kick-off' });
  const event = await anEvent(app, { by: teacher, title: 'Paper making' });
  await aRegistration(app, { event, member: student });
  await anActivity(app, { course, title: 'A sheet' });
  return { ...own, student, session, event };
}

describe('a calendar feed', () => {
  let fed: Fed;
  let path: string;
  beforeAll(async () => {
    fed = await aFedClass();
    ({ path } = await createFeed(fed.student));
  });

  test('is read without signing in, as a file that another library understands', async () => {
    const { status, headers, text } = await read(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    const entries = calendarEntries(text);
    expect(entries.map(({ summary }) => summary)).toEqual([
      `Kick-off (${fed.cohort.title})`,
      'Paper making',
      `${fed.cohort.title} starts`,
      `Due: A sheet (${fed.course.title})`,
    ]);
    const [session, event] = entries;
    expect([session!.uid, event!.uid]).toEqual([fed.session.id, fed.event.id]);
    expect(session!.start.getTime()).toBe(Math.floor(inDays(2).getTime() / 1000) * 1000);
    expect(entries[2]!.datetype).toBe('date');
  });

  test('has no link to a meeting, and no word of other people', async () => {
    const { text } = await read(path);
    expect(unfolded(text)).not.toContain('meet.example');
    expect(unfolded(text)).not.toContain(fed.student.email);
    expect(unfolded(text)).not.toContain(fed.teacher.email);
    expect(unfolded(text)).not.toContain(path);
  });

  test('has links to meetings when its member chose so', async () => {
    const { students } = fed;
    const { path: own } = await createFeed(fed.teacher, true);
    const { text } = await read(own);
    expect(unfolded(text)).toContain('https://meet.example/cohort');
    expect(unfolded(text)).toContain('https://meet.example/event');
    expect(students).toHaveLength(1);
  });

  test('keeps its entries when one moves, with a later number, and marks a cancelled one', async () => {
    const before = (await read(path)).text;
    await app.db.query(
      'update event set starts_at = $2, ends_at = $3, sequence = sequence + 1 where id = $1',
      [fed.event.id, inDays(4), inDays(4.1)],
    );
    const moved = (await read(path)).text;
    expect(
      calendarEntries(moved)
        .map(({ uid }) => uid)
        .toSorted(),
    ).toEqual(
      calendarEntries(before)
        .map(({ uid }) => uid)
        .toSorted(),
    );
    expect(numberOf(moved, fed.event.id)).toBe(numberOf(before, fed.event.id) + 1);
    await app.db.query('update cohort_session set cancelled_at = now() where id = $1', [fed.session.id]);
    const cancelled = calendarEntries((await read(path)).text).find(({ uid }) => uid === fed.session.id);
    expect(cancelled).toMatchObject({ status: 'CANCELLED' });
  });

  test('answers 304 until something changes', async () => {
    const first = await read(path);
    const tag = first.headers['etag'] as string;
    const again = await read(path, { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read(path, { 'if-none-match': `"other", W/${tag}` })).status).toBe(304);
    await aCohortSession(app, { cohort: fed.cohort, date: inDays(3) });
    const changed = await read(path, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(tag);
  });

  test('is built once a change, however many programs read it', async () => {
    const { student, cohort } = await aFedClass();
    const { path: own } = await createFeed(student);
    const files = feedFilesOf(app.services);
    const before = files.builds;
    const readers = (count: number) => Promise.all(Array.from({ length: count }, () => read(own)));
    for (const { status } of await readers(200)) expect(status).toBe(200);
    expect(files.builds - before).toBe(1);
    await aCohortSession(app, { cohort, date: inDays(3) });
    await readers(200);
    expect(files.builds - before).toBe(2);
  });

  test('notes when it was read', async () => {
    const { student } = await aFedClass();
    const { path: own } = await createFeed(student);
    const lastUsed = async () =>
      (await app.graphql('{ calendarFeed { lastUsedAt } }', {}, { as: student })).data.calendarFeed
        .lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await read(own);
    await expect.poll(lastUsed).not.toBeNull();
  });
});

describe('the address of a calendar feed', () => {
  test('ends when it is replaced', async () => {
    const { student } = await aFedClass();
    const { path: former, id } = await createFeed(student);
    const { path: current, id: sameId } = await createFeed(student);
    expect(sameId).toBe(id);
    expect((await read(former)).status).toBe(404);
    expect((await read(current)).status).toBe(200);
  });

  test('is one, however many are created at once', async () => {
    const { student } = await aFedClass();
    const feeds = await Promise.all(Array.from({ length: 10 }, () => createFeed(student)));
    expect(new Set(feeds.map(({ id }) => id)).size).toBe(1);
    const answers = await Promise.all(feeds.map(({ path }) => read(path)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  test('ends when the feed is deleted, which may be repeated', async () => {
    const { student } = await aFedClass();
    const { path, id } = await createFeed(student);
    const remove = async () =>
      (await app.graphql('mutation { deleteCalendarFeed { id } }', {}, { as: student })).data
        .deleteCalendarFeed;
    expect(await remove()).toEqual({ id });
    expect(await remove()).toEqual({ id: null });
    expect((await read(path)).status).toBe(404);
  });

  test('ends when its member is deactivated or the institution is suspended', async () => {
    const { student, teacher } = await aFedClass();
    const { path } = await createFeed(student);
    await app.db.query('update institution set suspended_at = now() where id = $1', [teacher.institution.id]);
    expect((await read(path)).status).toBe(403);
    await app.db.query('update institution set suspended_at = null where id = $1', [teacher.institution.id]);
    expect((await read(path)).status).toBe(200);
    await app.db.query(`update membership set status = 'deactivated' where id = $1`, [student.membershipId]);
    expect((await read(path)).status).toBe(404);
  });

  test('is stored as a hash only, and is not in the log of the server', async () => {
    const { student } = await aFedClass();
    const { path } = await createFeed(student);
    await read(path);
    const secret = /\/([\w-]+)\.ics$/.exec(path)![1]!;
    const { rows } = await app.db.query('select to_jsonb(f)::text as row from calendar_feed f');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { rows: log } = await app.db.query(`select to_jsonb(a)::text as row from audit_entry a`);
    expect(JSON.stringify(log)).not.toContain(secret);
    expect(app.log.join('')).not.toContain(secret);
  });

  test.each([
    ['unknown', `/calendars/${'A'.repeat(64)}.ics`],
    ['malformed', '/calendars/1.ics'],
    ['without an ending', '/calendars/1'],
  ])('answers 404 when it is %s', async (_, path) => {
    expect((await read(path)).status).toBe(404);
  });

  test('belongs to the member: others neither see nor end it', async () => {
    const { student, teacher } = await aFedClass();
    const { id, path } = await createFeed(student);
    const node = await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, { as: teacher });
    expect(node.data.node).toBeNull();
    await app.graphql('mutation { deleteCalendarFeed { id } }', {}, { as: teacher });
    expect((await read(path)).status).toBe(200);
  });

  test('is not for API tokens', async () => {
    const institution = await anInstitution(app, { plan: 'professional' });
    const by = await anAdmin(app, { institution });
    const token = await anApiToken(app, { by, scopes: ['events:read'] });
    const { errors } = await app.graphql(CREATE, { links: false }, { as: token });
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('cannot be guessed: wrong ones of a network are limited', async () => {
    const wrong = () => read(`/calendars/${'A'.repeat(64)}.ics`);
    await wrong(); // counts from now on
    await app.db.query(`update attempt set count = $1 where starts_with(key, $2)`, [
      WRONG_FEEDS.max,
      WRONG_FEEDS.name,
    ]);
    const { status, headers } = await wrong();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the file of one entry', () => {
  test('has its link for those who may join, and does not exist for others', async () => {
    const { student, session, cohort, teacher } = await aFedClass();
    const { rows } = await app.db.query<{ date: Date }>('select date from cohort_session where id = $1', [
      session.id,
    ]);
    const path = `/exports/agenda/session/${session.id}/calendar.ics?at=${encodeURIComponent(rows[0]!.date.toISOString())}`;
    const { status, text } = await app.request('GET', path, { as: student });
    expect(status).toBe(200);
    expect(calendarEntries(text)).toMatchObject([
      { uid: session.id, summary: `Kick-off (${cohort.title})`, location: 'https://meet.example/cohort' },
    ]);
    const other = await aStudent(app, { institution: teacher.institution });
    expect((await app.request('GET', path, { as: other })).status).toBe(404);
    expect((await app.request('GET', path, { as: aVisitor() })).status).toBe(401);
  });

  test.each([
    ['an unknown kind', `/exports/agenda/party/${UNKNOWN_ID}/calendar.ics?at=2026-01-01`],
    ['no time', `/exports/agenda/session/${UNKNOWN_ID}/calendar.ics`],
    ['no ID', '/exports/agenda/session/1/calendar.ics?at=2026-01-01'],
  ])('rejects %s', async (_, path) => {
    const { status } = await app.request('GET', path, { as: await aStudent(app) });
    expect(status).toBe(400);
  });
});
