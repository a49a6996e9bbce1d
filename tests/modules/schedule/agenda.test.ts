import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aClass,
  aCohort,
  aCohortSession,
  aCourse,
  aCoTeacher,
  anActivity,
  anAdmin,
  anEnrollment,
  anEvent,
  anExtension,
  anInstitution,
  aLesson,
  anApiToken,
  aQuiz,
  aRegistration,
  aStudent,
  aTeacher,
  aVisitor,
  type Class,
  inDays,
  type Member,
} from '#tests/support/factories';
import { aMilestone } from '../cohort/dates.ts';
import { AGENDA, agendaOf, kindsOf, titlesOf, wanted } from './agenda-calls.ts';

let app: App;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

/** A class with an entry of every kind within ten days. */
async function aBusyClass(): Promise<Class & { student: Member }> {
  const own = await aClass(app);
  const { teacher, course, cohort, students } = own;
  const student = students[0]!;
  await app.db.query(
    `update cohort set start_date = $2, meeting_platform = 'Zoom', meeting_link = 'https://meet.example/cohort', time_zone = 'Europe/Berlin'
     where id = $1`,
    [cohort.id, inDays(1)],
  );
  await aCohortSession(app, { cohort, date: inDays(2), topic: 'Kick-off' });
  await aLesson(app, { course, startsAt: inDays(3), title: 'Fibres' });
  const event = await anEvent(app, { by: teacher, startsAt: inDays(4), title: 'Paper making' });
  await aRegistration(app, { event, member: student });
  await anActivity(app, { course, startsAt: inDays(5), title: 'A sheet' });
  const lesson = await aLesson(app, { course, type: 'quiz', startsAt: inDays(-200), title: 'History' });
  const quiz = await aQuiz(app, { lesson });
  await app.db.query('update quiz set due_at = $2 where id = $1', [quiz.id, inDays(6)]);
  await aMilestone(app, cohort, inDays(7));
  return { ...own, student };
}

const ALL = ['COHORT_START', 'SESSION', 'LESSON', 'EVENT', 'ACTIVITY', 'QUIZ', 'MILESTONE'];

describe('an agenda', () => {
  let busy: Awaited<ReturnType<typeof aBusyClass>>;
  beforeAll(async () => (busy = await aBusyClass()));

  test('has every kind of entry of a student and of the teacher, by time', async () => {
    expect(kindsOf(await agendaOf(app, busy.student))).toEqual(ALL);
    expect(kindsOf(await agendaOf(app, busy.teacher))).toEqual(ALL);
  });

  test('has the time zone of the organizer, and the cohort or course', async () => {
    const [start, session, lesson, event] = await agendaOf(app, busy.student);
    expect(start).toMatchObject({ isAllDay: true, timeZone: 'Europe/Berlin', subjectId: busy.cohort.id });
    expect(session).toMatchObject({ timeZone: 'Europe/Berlin', context: busy.cohort.title, isAllDay: false });
    expect(lesson).toMatchObject({ context: busy.course.title });
    expect(event).toMatchObject({ context: null, registrationStatus: 'REGISTERED' });
  });

  test('has the links that sessions, lessons and events have for the person', async () => {
    for (const as of [busy.student, busy.teacher]) {
      const links = (await agendaOf(app, as)).flatMap(({ meetingLink }) => meetingLink ?? []);
      expect(links).toEqual([
        'https://meet.example/cohort',
        'https://meet.example.org/lesson',
        'https://meet.example/event',
      ]);
    }
  });

  test('is empty for others of the institution, also for admins, and for people without one', async () => {
    const { institution } = busy.teacher;
    for (const as of [
      await aStudent(app, { institution }),
      await aTeacher(app, { institution }),
      await anAdmin(app, { institution }),
      await aStudent(app),
    ])
      expect(await agendaOf(app, as)).toEqual([]);
  });

  test('needs a signed-in account', async () => {
    const { errors } = await app.graphql(AGENDA, wanted(), { as: aVisitor() });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('needs a token with the scopes of all its nouns', async () => {
    const admin = await anAdmin(app, { institution: await anInstitution(app, { plan: 'professional' }) });
    const scopes = ['activities:read', 'cohorts:read', 'courses:read', 'events:read'] as const;
    const full = await anApiToken(app, { by: admin, scopes: [...scopes] });
    expect((await app.graphql(AGENDA, wanted(), { as: full })).errors).toEqual([]);
    const narrow = await anApiToken(app, { by: admin, scopes: ['events:read'] });
    expect((await app.graphql(AGENDA, wanted(), { as: narrow })).errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('is narrowed by kind, text, cohort and time', async () => {
    const { student, cohort } = busy;
    expect(kindsOf(await agendaOf(app, student, { kinds: ['EVENT', 'QUIZ'] }))).toEqual(['EVENT', 'QUIZ']);
    expect(titlesOf(await agendaOf(app, student, { search: 'PAPER' }))).toEqual(['Paper making']);
    expect(titlesOf(await agendaOf(app, student, { search: '100%' }))).toEqual([]);
    expect(kindsOf(await agendaOf(app, student, { search: cohort.title }))).toEqual([
      'COHORT_START',
      'SESSION',
      'MILESTONE',
    ]);
    expect(kindsOf(await agendaOf(app, student, { cohortId: cohort.id }))).toEqual(
      ALL.filter((kind) => kind !== 'EVENT'),
    );
    expect(kindsOf(await agendaOf(app, student, { from: inDays(3.5), to: inDays(5.5) }))).toEqual([
      'EVENT',
      'ACTIVITY',
    ]);
    const other = await aCohort(app, { by: await aTeacher(app) });
    expect(await agendaOf(app, student, { cohortId: other.id })).toEqual([]);
  });

  test('has a running session that began before the time, and none that ended before it', async () => {
    const { teacher, students, cohort } = await aClass(app);
    const session = await aCohortSession(app, { cohort, date: inDays(2) });
    await app.db.query('update cohort_session set ends_at = $2 where id = $1', [session.id, inDays(2.5)]);
    const kinds = ['SESSION'];
    for (const as of [teacher, students[0]!]) {
      expect(await agendaOf(app, as, { kinds, from: inDays(2.2) })).toHaveLength(1);
      expect(await agendaOf(app, as, { kinds, from: inDays(2.6) })).toEqual([]);
    }
  });

  test.each([
    ['an end before the start', { from: inDays(2), to: inDays(1) }, 'The end must be after the start.'],
    ['more than 190 days', { from: inDays(0), to: inDays(191) }, 'Choose a time of up to 190 days.'],
  ])('rejects %s by its field', async (_, time, message) => {
    const { errors } = await app.graphql(AGENDA, wanted(time), { as: busy.student });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ field: 'to', message }] });
  });
});

describe('what concerns a person', () => {
  test('is nothing of a cohort without a seat: waiting, pending or given up', async () => {
    const { teacher, cohort } = await aBusyClass();
    for (const status of ['waitlisted', 'pending', 'cancelled'] as const) {
      const student = await aStudent(app, { institution: teacher.institution });
      await anEnrollment(app, { cohort, student, status });
      expect(await agendaOf(app, student)).toEqual([]);
    }
  });

  test('is an event on whose waitlist the person is, without its link, and not a cancelled registration', async () => {
    const teacher = await aTeacher(app);
    const [waiting, gone] = [
      await aStudent(app, { institution: teacher.institution }),
      await aStudent(app, { institution: teacher.institution }),
    ];
    const event = await anEvent(app, { by: teacher });
    await aRegistration(app, { event, member: waiting, status: 'waitlisted' });
    await aRegistration(app, { event, member: gone, status: 'cancelled' });
    expect(await agendaOf(app, waiting)).toMatchObject([
      { kind: 'EVENT', registrationStatus: 'WAITLISTED', meetingLink: null },
    ]);
    expect(await agendaOf(app, gone)).toEqual([]);
  });

  test('is no draft and nothing deleted, and a cancelled session or event as cancelled', async () => {
    const { teacher, course, cohort, students } = await aClass(app);
    const as = students[0]!;
    await aCohortSession(app, { cohort, date: inDays(2), cancelledAt: inDays(-1) });
    const event = await anEvent(app, { by: teacher, cancelledAt: inDays(-1) });
    await aRegistration(app, { event, member: as });
    await anEvent(app, { by: teacher, isPublished: false });
    await anActivity(app, { course, deletedAt: inDays(-1) });
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    await aLesson(app, { course: draft });
    const gone = await aCohort(app, { by: teacher, deletedAt: inDays(-1) });
    await anEnrollment(app, { cohort: gone, student: as });
    await aCohortSession(app, { cohort: gone, date: inDays(2) });
    const kinds = ['SESSION', 'EVENT', 'ACTIVITY', 'LESSON'];
    expect(await agendaOf(app, as, { kinds })).toMatchObject([
      { kind: 'SESSION', isCancelled: true },
      { kind: 'EVENT', isCancelled: true },
    ]);
    // The teacher sees the lesson of the own draft.
    expect(kindsOf(await agendaOf(app, teacher, { kinds }))).toEqual(['SESSION', 'EVENT', 'LESSON']);
  });

  test('is the due date that the student has, and one entry for a quiz with its activity', async () => {
    const { teacher, course, students } = await aClass(app, 2);
    const [late, other] = students as [Member, Member];
    const activity = await anActivity(app, { course, startsAt: inDays(5) });
    await anExtension(app, { activity, student: late, by: teacher, dueAt: inDays(9) });
    const lesson = await aLesson(app, { course, type: 'quiz', startsAt: inDays(-200) });
    const quiz = await aQuiz(app, { lesson });
    const due =
      'update quiz set activity_id = $2, due_at = (select due_at from activity where id = $2) + $3::interval where id = $1';
    await app.db.query(due, [quiz.id, activity.id, '0']);
    const kinds = ['ACTIVITY', 'QUIZ'];
    const [extended, plain] = [await agendaOf(app, late, { kinds }), await agendaOf(app, other, { kinds })];
    expect(kindsOf(extended)).toEqual(['ACTIVITY']);
    expect(kindsOf(plain)).toEqual(['ACTIVITY']);
    expect(new Date(extended[0]!.startsAt).getTime()).toBe(inDays(9).getTime());
    expect(extended[0]!.startsAt > plain[0]!.startsAt).toBe(true);
    await app.db.query(due, [quiz.id, activity.id, '1 hour']);
    expect(await agendaOf(app, other, { kinds })).toMatchObject([
      { kind: 'ACTIVITY' },
      { kind: 'QUIZ', lessonId: lesson.id },
    ]);
  });

  test('is what co-teachers and instructors of a cohort teach', async () => {
    const { teacher, course, cohort } = await aBusyClass();
    const { institution } = teacher;
    const [co, instructor] = [await aTeacher(app, { institution }), await aTeacher(app, { institution })];
    await aCoTeacher(app, { course, member: co });
    await app.db.query(
      `insert into cohort_instructor (institution_id, id, created_at, updated_at, cohort_id, membership_id)
       values ($1, gen_random_uuid(), now(), now(), $2, $3)`,
      [institution.id, cohort.id, instructor.membershipId],
    );
    expect(kindsOf(await agendaOf(app, co))).toEqual(['LESSON', 'ACTIVITY', 'QUIZ']);
    expect(kindsOf(await agendaOf(app, instructor))).toEqual(ALL.filter((kind) => kind !== 'EVENT'));
  });

  test('counts changes: each one of the row, and for events those of the registration', async () => {
    const { student, cohort } = await aBusyClass();
    const numberOf = async (kind: string) =>
      (await agendaOf(app, student, { kinds: [kind] }))[0]!.calendarSequence;
    const [session, event] = [await numberOf('SESSION'), await numberOf('EVENT')];
    await app.db.query(
      `update cohort_session set topic = 'Moved' where cohort_id = $1`, // the trigger moves updated_at
      [cohort.id],
    );
    await app.db.query('update event_registration set revision = revision + 1 where membership_id = $1', [
      student.membershipId,
    ]);
    expect(await numberOf('SESSION')).toBeGreaterThanOrEqual(session);
    expect(await numberOf('EVENT')).toBe(event + 1);
  });
});

describe('an agenda of 500 entries', () => {
  /** Counts the statements of reads while work runs. */
  async function readsOf(work: () => Promise<unknown>): Promise<number> {
    const { services } = app;
    const run = services.runStatements;
    let count = 0;
    services.runStatements = (viewer, statements) => {
      count += statements.length;
      return run(viewer, statements);
    };
    try {
      await work();
    } finally {
      services.runStatements = run;
    }
    return count;
  }

  test('is one statement, as one of ten entries is', async () => {
    const { student, cohort, course } = await aBusyClass();
    await agendaOf(app, student); // caches the session
    const few = await readsOf(() => agendaOf(app, student));
    await app.db.query(
      `insert into cohort_session (institution_id, id, created_at, updated_at, cohort_id, topic, date)
       select institution_id, gen_random_uuid(), now(), now(), id, 'Session ' || n, now() + n * interval '2 hours'
       from cohort, generate_series(1, 300) n where id = $1`,
      [cohort.id],
    );
    await app.db.query(
      `insert into activity (institution_id, id, created_at, updated_at, course_id, title, description, type, starts_at, due_at, time_zone, points, instructions)
       select institution_id, gen_random_uuid(), now(), now(), id, 'Work ' || n, '', 'assignment', now() + n * interval '2 hours', now() + n * interval '3 hours', 'UTC', 10, ''
       from course, generate_series(1, 200) n where id = $1`,
      [course.id],
    );
    let entries: string[] = [];
    const many = await readsOf(async () => (entries = titlesOf(await agendaOf(app, student))));
    expect(entries).toHaveLength(507);
    expect([few, many]).toEqual([1, 1]);
  });

  test('ends after 1,000 entries, and goes on from a later time', async () => {
    const { students, cohort } = await aClass(app);
    await app.db.query(
      `insert into cohort_session (institution_id, id, created_at, updated_at, cohort_id, topic, date)
       select institution_id, gen_random_uuid(), now(), now(), id, 'Session ' || n, now() + n * interval '30 minutes'
       from cohort, generate_series(1, 1200) n where id = $1`,
      [cohort.id],
    );
    const kinds = ['SESSION'];
    const first = await agendaOf(app, students[0]!, { kinds });
    expect(first).toHaveLength(1000);
    const from = new Date(Date.parse(first.at(-1)!.startsAt) + 1);
    expect(await agendaOf(app, students[0]!, { kinds, from })).toHaveLength(200);
  });
});
