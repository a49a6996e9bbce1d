import { afterAll, beforeAll, expect, test } from 'vitest';
import { from } from '#tests/modules/institution/security.calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anEnrollment,
  anInstitution,
  aSession,
  aStudent,
  aTeacher,
} from '#tests/support/factories';

const OFFICE = '203.0.113.7';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { TRUST_PROXY: 'true' } })));
afterAll(() => app.stop());

/** Returns how a student reads what a seat opens, with a session in the institution and with one outside of it. */
async function aSeat(rules: Parameters<typeof anInstitution>[1]) {
  const by = await aTeacher(app, { institution: await anInstitution(app, rules) });
  const course = await aCourse(app, { by, isPublic: true });
  const cohort = await aCohort(app, { by, isPublic: true, courses: [course] });
  await app.db.query(
    `update cohort set meeting_platform = 'Zoom', meeting_link = 'https://meet.example.org/cohort' where id = $1`,
    [cohort.id],
  );
  const lesson = await aLesson(app, { course });
  const student = await aStudent(app, { institution: by.institution });
  await anEnrollment(app, { cohort, student });
  const nowhere = { ...student, institution: null, membershipId: null, role: null };
  const read = async (as: typeof nowhere | typeof student) => {
    const { data, errors } = await app.graphql(
      `query ($cohort: ID!, $lesson: ID!) {
        cohort(id: $cohort) { title meeting { link } }
        lesson(id: $lesson) { title isOpen meetingLink materials }
      }`,
      { cohort: cohort.id, lesson: lesson.id },
      { as, ...from(OFFICE) },
    );
    expect(errors).toEqual([]);
    expect([data.cohort.title, data.lesson.title]).toEqual([cohort.title, lesson.title]);
    return [data.cohort.meeting.link, data.lesson.isOpen, data.lesson.meetingLink, data.lesson.materials];
  };
  return {
    inside: () => read(student),
    outside: async () => read({ ...nowhere, ...(await aSession(app, nowhere)) }),
  };
}

const OPEN = [
  'https://meet.example.org/cohort',
  true,
  'https://meet.example.org/lesson',
  ['https://example.org/slides'],
];
const CLOSED = [null, false, null, []];

test('a seat opens its lessons and meetings also for a session outside of its institution', async () => {
  const { inside, outside } = await aSeat({});
  expect([await inside(), await outside()]).toEqual([OPEN, OPEN]);
});

test.each([
  ['admits some networks only', { allowedAddresses: [OFFICE] }],
  ['ends idle sessions', { sessionTimeoutMinutes: 30 }],
])('where the institution %s, it opens them only inside', async (_, rules) => {
  const { inside, outside } = await aSeat(rules);
  expect([await inside(), await outside()]).toEqual([OPEN, CLOSED]);
});

test('where the institution requires two-factor authentication, it opens nothing for a student without it', async () => {
  const { outside } = await aSeat({ requiresTwoFactor: true });
  expect(await outside()).toEqual(CLOSED);
});
