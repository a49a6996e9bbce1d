import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCertificate,
  aCohort,
  aCourse,
  anAdmin,
  anEvent,
  anInstitution,
  aRegistration,
  aStudent,
  aTeacher,
  type Actor,
  type Member,
} from '#tests/support/factories';
import { uploaded } from '#tests/modules/file/upload';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

const LIMIT = 10_000;

let app: App;
let admin: Member;
/** Paths of one file of each kind, which the admin may download. */
const paths: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp({ env: { COST_LIMIT_ACCOUNT: String(LIMIT) } });
  const institution = await anInstitution(app, { plan: 'professional' });
  admin = await anAdmin(app, { institution });
  const teacher = await aTeacher(app, { institution });
  const student = await aStudent(app, { institution });
  const course = await aCourse(app, { by: teacher });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  const certificate = await aCertificate(app, { course, cohort, student, number: 'M3KX-7W0P-0001' });
  paths['file'] = `/files/${await uploaded(app, admin, 'page.tsx', 'export {}')}`;
  paths['certificate'] = `/exports/certificates/${certificate.id}`;
  paths['gradebook'] = `/exports/gradebook.csv?courseId=${course.id}`;
  paths['attendance'] = `/exports/cohorts/${cohort.id}/attendance.csv`;
  const event = await anEvent(app, { by: teacher });
  await aRegistration(app, { event, member: student });
  paths['registrations'] = `/exports/events/${event.id}/registrations.csv`;
  paths['audit log'] = '/exports/audit.csv';
});
afterAll(() => app.stop());

const download = (path: string, as: Actor = admin, headers = {}) =>
  app.request('GET', path, { as, headers: { 'x-lyceum-cost': '1', ...headers } });

/** Returns the points left to the account after reading `__typename`, which costs one. */
async function remaining(): Promise<number> {
  const headers = { 'x-lyceum-cost': '1' };
  const { text } = await app.graphql('{ __typename }', {}, { as: admin, headers });
  return (JSON.parse(text) as { extensions: { cost: { remaining: number } } }).extensions.cost.remaining;
}

test.each(['file', 'certificate', 'gradebook', 'attendance', 'registrations', 'audit log'])(
  'download of the %s reports its cost',
  async (kind) => {
    const before = await remaining();
    const { status, headers } = await download(paths[kind]!);
    expect(status).toBe(200);
    const cost = Number(headers['x-ratelimit-cost']);
    expect(cost).toBeGreaterThan(0);
    expect(headers).toMatchObject({
      'x-ratelimit-limit': String(LIMIT),
      'x-ratelimit-remaining': String(before - cost),
    });
    expect(await remaining()).toBe(before - cost - 1);
  },
);

test.each(['/files', '/exports/certificates'])(
  'failed download from %s costs as much but does not report it',
  async (folder) => {
    const before = await remaining();
    const { status, headers } = await download(`${folder}/${UNKNOWN_ID}`);
    expect(status).toBe(404);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect(headers['content-disposition']).toBeUndefined();
    expect(await remaining()).toBeLessThan(before - 1);
  },
);

test.each(['/files/x', '/exports/certificates/x', '/exports/audit.csv?from=x', '/exports/gradebook.csv'])(
  'invalid request of %s costs nothing',
  async (path) => {
    const before = await remaining();
    expect((await download(path)).status).toBe(400);
    expect(await remaining()).toBe(before - 1);
  },
);

test('export of the audit log costs one page however long it is', async () => {
  const entries = `insert into audit_entry (institution_id, id, noun, row_id, action)
    select $1, uuidv7(), 'course', uuidv7(), 'created' from generate_series(1, 250)`;
  const before = await download(paths['audit log']!);
  await app.db.query(entries, [admin.institution.id]);
  const after = await download(paths['audit log']!);
  expect(after.headers['x-ratelimit-cost']).toBe(before.headers['x-ratelimit-cost']);
  expect(Number(after.headers['x-total-count'])).toBeGreaterThan(250);
  expect(after.text.trim().split('\r\n')).toHaveLength(Number(after.headers['x-total-count']) + 1);
});
