import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  insert,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { rowsRead } from './rows-read.ts';

const MANY = 3_000;

/** Maximum rows of a table that a page of twenty may read. */
const FEW = 200;

let app: App;
let teacher: Member;
let admin: Member;
let student: Member;
let course: ItemRow;
/** The database of an institution with many courses and cohorts. */
let planner: Member;
/** A colleague of the planner with as many own courses as one person has. */
let colleague: Member;
let reader: Member;
const ids: Record<string, string> = {};

/** Writes many rows of the member's institution, numbered by `n`; columns by name with SQL of their values. */
async function many({ institution }: Member, table: string, row: Record<string, string>): Promise<void> {
  await app.db.query(
    `insert into ${table} (institution_id, id, created_at, ${Object.keys(row).join()})
     select '${institution.id}', uuidv7(), now() - n * interval '1 minute', ${Object.values(row).join()}
     from generate_series(1, ${MANY}) n`,
  );
}

const text = (value: string) => `'${value}'`;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  admin = await anAdmin(app, { institution });
  student = await aStudent(app, { institution });
  course = await aCourse(app, { by: teacher });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  await anEnrollment(app, { cohort, student });
  const room = await app.graphql('{ conversations(first: 1) { nodes { id } } }', {}, { as: student });
  ids['room'] = room.data.conversations.nodes[0].id;
  for (const [name, table, row] of [
    [
      'activity',
      'activity',
      {
        course_id: course.id,
        title: 'One',
        description: '',
        type: 'assignment',
        starts_at: new Date(),
        due_at: new Date(),
        time_zone: 'UTC',
        points: 1,
        instructions: '',
      },
    ],
    [
      'discussion',
      'discussion',
      { course_id: course.id, author_id: teacher.membershipId, title: 'One', body: '' },
    ],
  ] as const) {
    ids[name] = crypto.randomUUID();
    await insert(app, table, { institution_id: institution.id, id: ids[name], ...row });
  }
  planner = await aTeacher(app);
  reader = await aStudent(app, { institution: planner.institution });
  colleague = await aTeacher(app, { institution: planner.institution });
  for (let n = 0; n < 30; n++) await aCourse(app, { by: colleague });
  await many(planner, 'membership', {
    account_id: 'uuidv7()',
    role: text('instructor'),
    last_name: `'t' || n`,
    contact_email: `'t' || n || '@example.org'`,
  });
  // An owner each: with a handful of owners the database expects a sixth of all courses to be one's own, and reads all.
  await many(planner, 'course', {
    title: text('Course'),
    status: text('published'),
    owner_id: `(select id from membership where institution_id = '${planner.institution.id}' and last_name = 't' || n)`,
  });
  await many(planner, 'cohort', {
    title: text('Cohort'),
    start_date: `now() + n * interval '1 hour'`,
    end_date: `now() + interval '1 year'`,
    capacity: '5',
    created_by_id: text(planner.membershipId),
    published_at: 'now()',
  });
  await many(teacher, 'message', {
    conversation_id: text(ids['room']!),
    sender_id: text(teacher.membershipId),
    sequence: 'n',
    revision: 'n',
    body: text('Hello'),
  });
  await app.db.query(
    `update conversation set last_sequence = ${MANY}, last_revision = ${MANY} where id = $1`,
    [ids['room']],
  );
  await many(teacher, 'notification', {
    recipient_id: text(student.membershipId),
    kind: text('activity'),
    key: 'uuidv7()',
    subject_id: 'uuidv7()',
    subject_title: text('New'),
    happened_at: `now() - n * interval '1 minute'`,
    read_at: 'now()',
  });
  await many(teacher, 'audit_entry', {
    noun: text('course'),
    row_id: text(course.id),
    action: text('updated'),
  });
  await many(teacher, 'activity', {
    course_id: text(course.id),
    title: text('Work'),
    description: `''`,
    type: text('assignment'),
    starts_at: 'now()',
    due_at: `now() + n * interval '1 minute'`,
    time_zone: text('UTC'),
    points: '10',
    instructions: `''`,
  });
  await many(teacher, 'discussion', {
    course_id: text(course.id),
    author_id: text(teacher.membershipId),
    title: text('Why'),
    body: `''`,
    last_activity_at: `now() - n * interval '1 minute'`,
  });
  await many(teacher, 'discussion_reply', {
    discussion_id: text(ids['discussion']!),
    author_id: text(teacher.membershipId),
    number: 'n',
    body: text('So'),
  });
  await many(teacher, 'membership', {
    account_id: 'uuidv7()',
    role: text('student'),
    last_name: `'n' || n`,
    contact_email: `'n' || n || '@example.org'`,
  });
  // The teacher sees the submissions of students with a seat.
  await app.db.query(
    `insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status, price)
     select institution_id, uuidv7(), $1, id, account_id, 'active', 0 from membership where last_name ~ '^n[0-9]+$'`,
    [cohort.id],
  );
  await app.db.query(
    `insert into submission (institution_id, id, activity_id, student_id, description, submitted_at)
     select institution_id, uuidv7(), $1, id, '', now() from membership where last_name ~ '^n[0-9]+$'`,
    [ids['activity']],
  );
  await app.db.query(
    `insert into certificate (institution_id, id, course_id, membership_id, account_id, cohort_id, course_title, cohort_title, student_name)
     select institution_id, uuidv7(), $1, id, account_id, $2, 'Course', 'Cohort', 'Name' from membership where last_name ~ '^n[0-9]+$'`,
    [course.id, cohort.id],
  );
  await app.db.query(
    `insert into cohort (institution_id, id, title, start_date, end_date, capacity, created_by_id)
     select institution_id, uuidv7(), 'Draft', now(), now() + interval '1 year', 5, id from membership where last_name ~ '^n[0-9]+$'`,
  );
  await app.db.query(
    `insert into conversation (institution_id, id, kind, first_id, second_id, last_sequence)
     select one.institution_id, uuidv7(), 'direct', least(one.id, other.id), greatest(one.id, other.id), 1
     from membership one join membership other on other.institution_id = one.institution_id
       and substr(other.last_name, 2) = (substr(one.last_name, 2)::int + 1)::text
     where one.last_name ~ '^n[0-9]+$'`,
  );
  await app.db.query('analyze');
});
afterAll(() => app.stop());

test.each<[string, () => Member, string]>([
  ['courses', () => reader, '{ courses(first: 20) { nodes { title owner { displayName } lessonCount } } }'],
  ['own courses', () => colleague, '{ myCourses(first: 20) { nodes { title } } }'],
  ['cohorts', () => reader, '{ cohorts(first: 20) { nodes { title isEnrolled } } }'],
  ['cohorts of a teacher', () => planner, '{ cohorts(first: 20) { nodes { title viewerCan { edit } } } }'],
  [
    'the latest messages',
    () => student,
    'query ($room: ID!) { conversation(id: $room) { messages(last: 20) { nodes { body sender { displayName } } } } }',
  ],
  [
    'conversations',
    () => student,
    '{ conversations(first: 20) { nodes { title unreadCount lastMessage { body } } } }',
  ],
  [
    'notifications',
    () => student,
    '{ notifications(first: 20) { nodes { kind } } viewer { unreadNotificationCount } }',
  ],
  ['the audit log', () => admin, '{ auditEntries(first: 20) { nodes { action } } }'],
  [
    'activities of a course',
    () => student,
    'query ($course: ID!) { course(id: $course) { activities(first: 20) { nodes { title viewerSubmission { id } } } } }',
  ],
  ['activities', () => student, '{ activities(first: 20) { nodes { title } } }'],
  [
    'submissions',
    () => teacher,
    'query ($activity: ID!) { activity(id: $activity) { submissions(first: 20) { nodes { student { displayName } } } } }',
  ],
  ['discussions', () => student, '{ discussions(first: 20) { nodes { title replyCount } } }'],
  [
    'replies',
    () => student,
    'query ($discussion: ID!) { discussion(id: $discussion) { replies(last: 20) { nodes { body } } } }',
  ],
  ['certificates', () => teacher, '{ certificates(first: 20) { nodes { studentName } } }'],
  ['certificates of an institution', () => admin, '{ certificates(first: 20) { nodes { studentName } } }'],
  ['people to write to', () => teacher, '{ contacts(first: 20) { nodes { displayName } } }'],
])(`a page of ${MANY} %s reads only what it shows`, async (_what, by, query) => {
  const variables = Object.fromEntries(
    Object.entries({ ...ids, course: course.id }).filter(([name]) => query.includes(`$${name}:`)),
  );
  expect(await rowsRead(app, query, variables, by())).toBeLessThan(FEW);
});
