import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  insert,
  type Member,
} from '#tests/support/factories';
import { callsOf, identified, identityOf } from './call.ts';

let app: App;
const { get, post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const fieldsOf = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field).toSorted();

describe('GET /cohorts', () => {
  test('returns a bare list, the latest start first, with the shape of the documents', async () => {
    const teacher = await aTeacher(app);
    const course = await aCourse(app, { by: teacher, title: 'Logic' });
    const student = await aStudent(app, { institution: teacher.institution });
    const startDate = inDays(3);
    const cohort = await aCohort(app, {
      by: teacher,
      title: 'Spring',
      courses: [course],
      startDate,
      capacity: 7,
    });
    await anEnrollment(app, { cohort, student });
    await aCohort(app, { by: teacher, title: 'Past', startDate: inDays(-60), endDate: inDays(-30) });
    await aCohort(app, { by: teacher, title: 'Running', startDate: inDays(-1) });

    const { status, body } = await get('/cohorts', { as: student });
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({
      ...identityOf(cohort.id),
      title: 'Spring',
      course: 'Logic',
      courses: [{ ...identityOf(course.id), title: 'Logic' }],
      startDate: startDate.toISOString(),
      durationInDays: 28,
      registered: 1,
      studentCount: 1,
      maxEnrollments: 7,
      maximumStudents: 7,
      status: 'upcoming',
    });
    expect(body[0].registrationDeadline).toBe(body[0].applicationDeadline);
    expect(body.map((item: { title: string; status: string }) => [item.title, item.status])).toEqual([
      ['Spring', 'upcoming'],
      ['Running', 'Completed'],
      ['Past', 'Completed'],
    ]);
  });

  test('returns up to 1000 of the latest starts without pages', async () => {
    const teacher = await aTeacher(app);
    await app.db.query(
      `insert into cohort (institution_id, id, title, start_date, end_date, capacity, created_by_id, published_at)
       select $1, gen_random_uuid(), 'Cohort ' || n, now() + n * interval '1 hour', now() + interval '1 year', 5, $2, now()
       from generate_series(1, 1001) n`,
      [teacher.institution.id, teacher.membershipId],
    );
    const { body } = await get('/cohorts', { as: teacher });
    expect(body).toHaveLength(1000);
    expect([body[0].title, body[999].title]).toEqual(['Cohort 1001', 'Cohort 2']);
    expect(new Set(body.map(({ id }: { id: string }) => id)).size).toBe(1000);
  });

  test('visitors see public cohorts, members those of their institution', async () => {
    const teacher = await aTeacher(app);
    const open = await aCohort(app, { by: teacher, isPublic: true });
    const closed = await aCohort(app, { by: teacher });
    const ids = async (as: { accessToken: string | null }) =>
      (await get('/cohorts', { as })).body.map(({ id }: { id: string }) => id);
    expect(await ids(aVisitor())).toEqual([open.id]);
    expect((await ids(teacher)).toSorted()).toEqual([open.id, closed.id].toSorted());
    expect(await ids(await aTeacher(app))).toEqual([]);
  });
});

describe('GET /cohorts/{guid}', () => {
  /** Creates a cohort with one of everything. */
  async function aFullCohort(teacher: Member) {
    const course = await aCourse(app, { by: teacher, title: 'Logic', lessons: ['Sets'], price: 99.5 });
    await app.db.query(`update lesson set starts_at = '2199-03-01T14:30:00Z' where course_id = $1`, [
      course.id,
    ]);
    const cohort = await aCohort(app, { by: teacher, title: 'Spring', courses: [course] });
    await app.db.query(
      `update cohort set meeting_schedule = 'Mondays', meeting_info = 'Bring paper', meeting_platform = 'Zoom',
         meeting_link = 'https://meet.example.org/1', requirements = '{Patience}', recurrence_rule = 'FREQ=WEEKLY;BYDAY=MO',
         recurrence_days = '{Monday}', recurrence_time = '18:00', time_zone = 'Europe/Berlin' where id = $1`,
      [cohort.id],
    );
    const part = (table: string, row: object) =>
      insert(app, table, {
        institution_id: teacher.institution.id,
        id: uuidv7(),
        cohort_id: cohort.id,
        ...row,
      });
    await part('milestone', { title: 'Essay', description: 'Two pages', deadline: inDays(12) });
    await part('resource', { name: 'Slides.pdf', size: 1234 });
    await part('cohort_instructor', {
      membership_id: teacher.membershipId,
      rating: 4.5,
    });
    await app.db.query(
      `update membership set job_title = 'Lead', bio = 'Teaches', expertise = '{Logic}' where id = $1`,
      [teacher.membershipId],
    );
    return { cohort, course };
  }

  test('returns 200 with the bare cohort and its nested shapes', async () => {
    const teacher = await aTeacher(app, { firstName: 'Ada', lastName: 'Lovelace' });
    const { cohort, course } = await aFullCohort(teacher);
    const { status, body } = await get(`/cohorts/${cohort.id}`, { as: teacher });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...identityOf(cohort.id),
      title: 'Spring',
      description: 'About Spring',
      institution: { ...identityOf(teacher.institution.id), name: teacher.institution.name, logo: null },
      studentCount: 0,
      registered: 0,
      maximumStudents: 10,
      maxEnrollments: 10,
      price: 99.5,
      meeting: {
        schedule: 'Mondays',
        additionalInfo: 'Bring paper',
        link: 'https://meet.example.org/1',
        platform: 'Zoom',
      },
      isRecurring: true,
      recurringSchedule: { days: ['Monday'], time: '18:00' },
      milestones: [{ title: 'Essay', description: 'Two pages' }],
      attendance: [],
      requirements: ['Patience'],
      instructors: [
        {
          name: 'Ada Lovelace',
          avatar: null,
          role: 'Lead',
          rating: 4.5,
          totalStudents: 0,
          bio: 'Teaches',
          expertise: ['Logic'],
        },
      ],
      resources: [{ name: 'Slides.pdf', size: 1234 }],
      isEnrolled: false,
    });
    expect(body.courses).toMatchObject([
      {
        ...identityOf(course.id),
        title: 'Logic',
        image: null,
        instructor: 'Ada Lovelace',
        duration: '4 weeks',
        progress: 0,
        nextLesson: { title: 'Sets', date: '2199-03-01T14:30:00.000Z', time: '2:30 PM UTC' },
      },
    ]);
    const objects = identified(body);
    expect(objects).toHaveLength(7); // cohort, institution, course, lesson, milestone, instructor, resource
    for (const object of objects) expect(object).toMatchObject(identityOf(object['id']));
  });

  test('attendance counts the participants', async () => {
    const teacher = await aTeacher(app);
    const cohort = await aCohort(app, { by: teacher });
    await insert(app, 'cohort_session', {
      institution_id: teacher.institution.id,
      id: uuidv7(),
      cohort_id: cohort.id,
      topic: 'Sets',
      date: inDays(-1),
    });
    const { body } = await get(`/cohorts/${cohort.id}`, { as: teacher });
    expect(body.attendance).toMatchObject([{ topic: 'Sets', present: 0, total: 0 }]);
  });

  test('a cohort without meeting has an empty one, which clients read without a check', async () => {
    const teacher = await aTeacher(app);
    const { body } = await get(`/cohorts/${(await aCohort(app, { by: teacher })).id}`, { as: teacher });
    expect(body.meeting).toEqual({ schedule: '', additionalInfo: '', link: null, platform: '' });
    expect([body.isRecurring, body.recurringSchedule]).toEqual([false, null]);
  });

  test('isEnrolled refers to the caller', async () => {
    const teacher = await aTeacher(app);
    const student = await aStudent(app, { institution: teacher.institution });
    const cohort = await aCohort(app, { by: teacher });
    await anEnrollment(app, { cohort, student });
    expect((await get(`/cohorts/${cohort.id}`, { as: student })).body.isEnrolled).toBe(true);
    expect((await get(`/cohorts/${cohort.id}`, { as: teacher })).body.isEnrolled).toBe(false);
  });
});

describe('POST /cohorts', () => {
  const whole = {
    title: 'Autumn',
    description: 'Ten weeks of logic',
    startDate: '2027-09-01T08:00:00.000Z',
    endDate: '2027-11-10T08:00:00.000Z',
    registrationDeadline: '2027-08-15T00:00:00.000Z',
    maxEnrollments: 25,
  };
  const twins = { maximumStudents: 25, applicationDeadline: '2027-08-15T00:00:00.000Z' };

  test('returns 201 with the cohort in the shape of GET', async () => {
    const teacher = await aTeacher(app);
    const course = await aCourse(app, { by: teacher, title: 'Logic' });
    const answer = await post('/cohorts', {
      as: teacher,
      body: { ...whole, ...twins, courses: [course.id] },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...identityOf(answer.body.id), ...whole, ...twins, course: 'Logic' });
    const read = await get(`/cohorts/${answer.body._id}`, { as: teacher });
    expect(read.body).toEqual(answer.body);
  });

  test('twin fields: accepts either name and returns both', async () => {
    const teacher = await aTeacher(app);
    const { maxEnrollments: _seats, registrationDeadline: _deadline, ...rest } = whole;
    for (const body of [whole, { ...rest, ...twins }]) {
      const answer = await post('/cohorts', { as: teacher, body });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ ...whole, ...twins });
    }
  });

  test('twin fields may write one instant in two notations', async () => {
    const body = { ...whole, applicationDeadline: '2027-08-15T02:00:00+02:00' };
    expect((await post('/cohorts', { as: await aTeacher(app), body })).status).toBe(201);
  });

  test('returns 400 if twin fields differ, naming both', async () => {
    const body = { ...whole, maximumStudents: 26, applicationDeadline: '2027-08-16T00:00:00.000Z' };
    const answer = await post('/cohorts', { as: await aTeacher(app), body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'maximumStudents', message: 'Give maximumStudents and maxEnrollments the same value.' },
      {
        field: 'applicationDeadline',
        message: 'Give applicationDeadline and registrationDeadline the same value.',
      },
    ]);
  });

  test('returns 400 naming every missing field', async () => {
    const answer = await post('/cohorts', { as: await aTeacher(app), body: {} });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer.body)).toEqual(Object.keys(whole).toSorted());
  });

  test.each([
    ['maxEnrollments', '25'],
    ['maxEnrollments', 0],
    ['startDate', 'soon'],
    ['endDate', '2027-08-20T00:00:00Z'],
    ['registrationDeadline', '2028-01-01T00:00:00Z'],
    ['courses', 'all'],
    ['courses', ['nope']],
    ['title', ''],
  ])('returns 400 for a wrong %s: %j', async (field, value) => {
    const answer = await post('/cohorts', { as: await aTeacher(app), body: { ...whole, [field]: value } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0].field.split('.')[0]).toBe(field);
  });

  test('returns 404 for a course of another institution and stores no cohort', async () => {
    const teacher = await aTeacher(app);
    const theirs = await aCourse(app, { by: await aTeacher(app) });
    const answer = await post('/cohorts', { as: teacher, body: { ...whole, courses: [theirs.id] } });
    expect(answer.status).toBe(404);
    expect((await get('/cohorts', { as: teacher })).body).toEqual([]);
  });

  test('returns 401 for visitors and 403 for students', async () => {
    const student = await aStudent(app, { institution: await anInstitution(app) });
    expect((await post('/cohorts', { as: aVisitor(), body: whole })).status).toBe(401);
    expect((await post('/cohorts', { as: student, body: whole })).status).toBe(403);
  });
});

describe('POST /cohorts/quick-create', () => {
  const course = { title: 'Logic', description: 'From the start', category: 'Other', level: 'All' };
  const cohort = {
    title: 'Spring',
    startDate: '2027-03-01T00:00:00.000Z',
    endDate: '2027-03-29T00:00:00.000Z',
    durationWeeks: 4,
  };

  test('returns 201 with both, each with its ID', async () => {
    const teacher = await aTeacher(app);
    const { status, body } = await post('/cohorts/quick-create', { as: teacher, body: { course, cohort } });
    expect(status).toBe(201);
    const { description: shortDescription, ...echoed } = course;
    expect(body.course).toMatchObject({ ...identityOf(body.course._id), ...echoed, shortDescription });
    const { durationWeeks: _weeks, ...dates } = cohort;
    expect(body.cohort).toMatchObject({ ...identityOf(body.cohort._id), ...dates, course: 'Logic' });
    expect((await get(`/courses/${body.course._id}`, { as: teacher })).status).toBe(200);
    expect((await get(`/cohorts/${body.cohort._id}`, { as: teacher })).status).toBe(200);
  });

  test("returns 400 'Please fill in all required fields', names them and stores nothing", async () => {
    const teacher = await aTeacher(app);
    for (const [body, fields] of [
      [{}, ['cohort.startDate', 'cohort.title', 'course.title']],
      [{ course, cohort: { ...cohort, title: ' ' } }, ['cohort.title']],
      [{ cohort }, ['course.title']],
    ] as const) {
      const answer = await post('/cohorts/quick-create', { as: teacher, body });
      expect([answer.status, answer.body.message]).toEqual([400, 'Please fill in all required fields']);
      expect(fieldsOf(answer.body)).toEqual(fields);
    }
    expect((await get('/courses/my-courses', { as: teacher })).body.results).toEqual([]);
  });

  test('returns 400 for wrong types', async () => {
    const body = { course: { ...course, level: 'Expert' }, cohort: { ...cohort, durationWeeks: 0 } };
    const answer = await post('/cohorts/quick-create', { as: await aTeacher(app), body });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer.body)).toEqual(['cohort.durationWeeks', 'course.level']);
  });

  test('runs in one transaction: if the cohort fails, no course is stored', async () => {
    const teacher = await aTeacher(app);
    await app.db.query(`alter table cohort add constraint no_spring check (title <> 'No spring')`);
    const body = { course, cohort: { ...cohort, title: 'No spring' } };
    expect((await post('/cohorts/quick-create', { as: teacher, body })).status).toBe(500);
    expect((await get('/courses/my-courses', { as: teacher })).body.results).toEqual([]);
    await app.db.query('alter table cohort drop constraint no_spring');
  });
});
