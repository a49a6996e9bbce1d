import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROWS } from '../../server/src/rest/rows.ts';
import { type App, startApp } from '../support/app.ts';
import { anAdmin, type Member } from '../support/factories.ts';
import { activityForm, institutionForm, lessonForm } from './forms.ts';

let app: App;
let admin: Member;

beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

/** A body that each call takes, by its path: what is wrong with one of its members gets past what is right. */
const RIGHT: Record<string, object> = {
  '/users/signup': { email: 'a@b.co', password: 'Sign-up1!', firstName: 'A', lastName: 'B', institution: '' },
  '/users/login': { email: 'a@b.co', password: 'Sign-up1!', institution: '' },
  '/users/register': {
    email: 'a@b.co',
    password: 'eight888',
    role: 'student',
    firstName: 'A',
    lastName: 'B',
    name: 'School',
    namespace: 'school',
    type: 'other',
  },
  '/users/subscribe': { email: 'a@b.co' },
  '/users/verify-email': { email: '', code: '123456' },
  '/users/resend-verification-code': { email: 'a@b.co' },
  '/courses': {
    title: 'Title',
    shortDescription: '',
    language: 'English',
    level: 'All',
    price: 1,
    category: 'Other',
    maxStudents: 1,
    startDate: '2027-01-01',
    isRecurring: true,
    recurringInterval: 'weekly',
  },
  '/cohorts': {
    title: 'Title',
    description: 'Text',
    startDate: '2027-01-01',
    endDate: '2027-02-01',
    registrationDeadline: '2027-01-01',
    applicationDeadline: null,
    maxEnrollments: 5,
    maximumStudents: null,
    courses: [],
  },
  '/activities': activityForm('00000000-0000-4000-8000-000000000000'),
  '/lessons': lessonForm('00000000-0000-4000-8000-000000000000'),
  '/institutions': { ...institutionForm('Title'), namespace: null },
  '/cohorts/quick-create': {
    course: { title: 'Title', description: '', category: 'Other', level: 'All' },
    cohort: { title: 'Title', startDate: '2027-01-01', endDate: '2027-02-01', durationWeeks: 4 },
  },
};

/** Values on the edge of what the fields take. */
const TEXTS = [
  '',
  ' ',
  'Title',
  'a@b.co',
  'www',
  'A'.repeat(6000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '🎓',
];
const DATES = [
  '2027-01-01T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  '1e9',
];
const NUMBERS = [0, -0, -1, 1, 1.5, 30, 2 ** 31, 2 ** 53, 1e300];
const CODE = ['01a1fc0b-f50d-773f-bcfc-b3bdfdbab242', "'; drop table course; --", '${7*7}', '__proto__'];
const EDGES = [TEXTS, DATES, NUMBERS, CODE, [true, false, null, undefined]].flat();

const value = fc.oneof(fc.constantFrom(...EDGES), fc.jsonValue({ maxDepth: 2 }));
/** Node itself refuses a head of more than 16 kB, and ends the connection. */
const LONGEST_IN_PATH = 500;
const text = fc.oneof(
  fc.constantFrom(...EDGES.map((edge) => String(edge).slice(0, LONGEST_IN_PATH))),
  fc.string({ unit: 'binary', maxLength: LONGEST_IN_PATH }),
);

/** The right body with some members, or members of its members, replaced. */
function bodyLike(right: object): fc.Arbitrary<unknown> {
  const names = [...Object.keys(right), '__proto__', 'toString'];
  const parts = Object.entries(right).filter(([, part]) => typeof part === 'object' && part !== null);
  const wrong = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1, maxKeys: 3 });
  const inside = fc.record(
    Object.fromEntries(parts.map(([name, part]) => [name, wrongPart(part as object)])),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(inside, wrong).map(([below, own]) => merged(right, below, own)) },
    { weight: 8, arbitrary: inside.map((below) => merged(right, below)) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

const wrongPart = (part: object): fc.Arbitrary<unknown> =>
  Array.isArray(part)
    ? fc.array(value, { maxLength: 3 })
    : fc
        .dictionary(fc.constantFrom(...Object.keys(part)), value, { maxKeys: 2 })
        .map((wrong) => merged(part, wrong));

/** One object of several; `__proto__` is a member like any other. */
const merged = (...parts: object[]) => Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

/** As it can stand in a path: half of a surrogate pair cannot. */
const encoded = (part: string) => encodeURIComponent(Buffer.from(part).toString());

/** No answer may blame us, nor tell how we are made. */
async function expectNoFault(
  method: string,
  path: string,
  options: Parameters<App['rest']>[2],
): Promise<void> {
  const answer = await app.rest(method, path, options);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(/node_modules|\.ts:|select |syntax error|\$input/i);
}

const RUNS = 150;

test.each(ROWS.filter(({ method }) => method === 'POST').map(({ url, bodyHas = {} }) => ({ url, bodyHas })))(
  'POST $url takes any body without a fault of ours',
  async ({ url, bodyHas }) => {
    await fc.assert(
      fc.asyncProperty(bodyLike({ ...RIGHT[url], ...bodyHas }), async (body) => {
        await expectNoFault('POST', url.replace(':guid', admin.membershipId), {
          // Signing out would end the session that the others need.
          as: url === '/auth/logout' ? null : admin,
          body: JSON.stringify(body) ?? '',
        });
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(ROWS.filter(({ method }) => method === 'GET').map(({ url }) => url))(
  'GET %s takes any path and query without a fault of ours',
  async (url) => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (part, limit, role) => {
        const path = url.replace(/:\w+/, encoded(part) || 'x');
        const query = `limit=${encoded(limit)}&offset=${encoded(part)}&role=${encoded(role)}`;
        await expectNoFault('GET', `${path}?${query}`, { as: admin });
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(['/cohorts/%', '/cohorts/%zz', '/cohorts/%c0%af', '/courses/..%2f..%2fetc', '/courses?limit=%'])(
  'GET %s is no fault of ours',
  async (path) => expectNoFault('GET', path, { as: admin }),
);
