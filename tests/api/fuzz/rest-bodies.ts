import fc from 'fast-check';
import type { Row } from '#api/rest/row';
import { activityForm, institutionForm, lessonForm } from '#tests/api/rest/forms';
import { anyValue } from './values.ts';

/** A valid body for each call by its path, so that one invalid member is reached after the valid ones. */
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
  '/institutions': { ...institutionForm('Title'), namespace: null },
  '/cohorts/quick-create': {
    course: { title: 'Title', description: '', category: 'Other', level: 'All' },
    cohort: { title: 'Title', startDate: '2027-01-01', endDate: '2027-02-01', durationWeeks: 4 },
  },
};

/** Generates bodies of a call, most of them with some invalid members. `courseId` is a course that they may name. */
export function bodiesOf({ url, matchBody }: Row, courseId: string): fc.Arbitrary<unknown> {
  const forms: Record<string, object> = {
    '/activities': activityForm(courseId),
    '/lessons': lessonForm(courseId),
  };
  return bodyLike({ ...RIGHT[url], ...forms[url], ...matchBody });
}

/** Returns the valid body with some members, at any depth, replaced. */
function bodyLike(right: object): fc.Arbitrary<unknown> {
  const names = [...Object.keys(right), '__proto__', 'toString'];
  const parts = Object.entries(right).filter(([, part]) => typeof part === 'object' && part !== null);
  const wrong = fc.dictionary(fc.constantFrom(...names), anyValue, { minKeys: 1, maxKeys: 3 });
  const inside = fc.record(
    Object.fromEntries(parts.map(([name, part]) => [name, wrongPart(part as object)])),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(inside, wrong).map(([below, own]) => merged(right, below, own)) },
    { weight: 8, arbitrary: inside.map((below) => merged(right, below)) },
    { weight: 1, arbitrary: anyValue },
  );
}

const wrongPart = (part: object): fc.Arbitrary<unknown> =>
  Array.isArray(part)
    ? fc.array(anyValue, { maxLength: 3 })
    : fc
        .dictionary(fc.constantFrom(...Object.keys(part)), anyValue, { maxKeys: 2 })
        .map((wrong) => merged(part, wrong));

/** Merges objects into one; `__proto__` is a member like any other. */
const merged = (...parts: object[]) => Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
