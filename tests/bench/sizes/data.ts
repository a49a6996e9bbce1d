import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { withoutTriggers } from '../without-triggers.ts';

/** An institution to fill. Everything in it grows with the number of its people. */
export interface InstitutionSize {
  namespace: string;
  people: number;
}

/** The members that run the operations. IDs of one institution. */
export interface Filled {
  id: string;
  namespace: string;
  owner: Reader;
  teacher: Reader;
  student: Reader;
  cohortId: string;
  courseId: string;
}

export interface Reader {
  accountId: string;
  membershipId: string;
  sessionId: string;
}

/** People for each instructor, course and cohort. */
const PEOPLE_PER_INSTRUCTOR = 50;
const PEOPLE_PER_ITEM = 10;
const ENROLLMENTS_PER_COHORT = 100;

/** Last names that a search finds once in an institution, and for many of its people. */
export const RARE_NAME = 'Zwillinger';
export const COMMON_NAME = 'Anders';

/** The rare name with a letter too few. */
export const MISTYPED_NAME = 'Zwilinger';

const FIRST_NAMES = `array['Ada','Ben','Chloe','Dan','Eva','Finn','Gina','Hugo','Ines','Jan','Kira','Liam','Mona','Nils','Olga','Paul']`;
const LAST_NAMES = `array['${COMMON_NAME}','Berg','Costa','Diaz','Ellis','Fischer','Garcia','Hansen','Ivanov','Jones','Kim','Lopez','Meyer','Novak','Okafor','Patel','Quinn']`;

/** Fills an institution with people, courses, cohorts and ten enrollments for each person. */
export async function fillInstitution(
  client: pg.ClientBase,
  { namespace, people }: InstitutionSize,
): Promise<void> {
  await withoutTriggers(client, async () => {
    for (const statement of statementsFor(uuidv7(), namespace, people)) await client.query(statement);
  });
}

function statementsFor(id: string, namespace: string, people: number): string[] {
  const instructors = Math.max(2, Math.floor(people / PEOPLE_PER_INSTRUCTOR));
  const items = Math.floor(people / PEOPLE_PER_ITEM);
  const students = people - instructors - 1;
  const firstStudent = instructors + 1;
  const instructorOf = (item: string) => `1 + ${item} % ${instructors}`;
  return [
    `insert into institution (id, name, namespace, type) values ('${id}', 'Institution ${namespace}', '${namespace}', 'university')`,
    // Person 0 owns the institution, followed by instructors, then students; the last one has the rare name.
    `create temp table p on commit drop as select n, uuidv7() account_id, uuidv7() id, uuidv7() session_id,
      (${FIRST_NAMES})[1 + n % 16] first_name,
      case when n = ${people - 1} then '${RARE_NAME}' else (${LAST_NAMES})[1 + n % 17] || n end last_name,
      format('person-%s@${namespace}.example.org', n) email from generate_series(0, ${people - 1}) n`,
    `insert into account (id, email, password_hash, first_name, last_name, is_verified)
      select account_id, email, '-', first_name, last_name, true from p`,
    `insert into membership (institution_id, id, account_id, role, is_owner, first_name, last_name, contact_email, job_title)
      select '${id}', id, account_id, case when n = 0 then 'admin' when n < ${firstStudent} then 'instructor' else 'student' end,
        n = 0, first_name, last_name, email, case when n < ${firstStudent} then 'Lead Instructor' else '' end from p`,
    `insert into session (id, account_id, institution_id, membership_id, expires_at)
      select session_id, account_id, '${id}', id, now() + interval '10 years' from p`,
    `create temp table c on commit drop as select n, uuidv7() id from generate_series(0, ${items - 1}) n`,
    `insert into course (institution_id, id, title, short_description, price, status, owner_id, created_at, is_public)
      select '${id}', c.id, case when c.n = 0 then '${RARE_NAME}' else 'Course ' || c.n end, repeat('What the course is about. ', 6),
        49, 'published', p.id, now() - c.n * interval '1 hour', c.n % 10 = 0 from c join p on p.n = ${instructorOf('c.n')}`,
    `insert into lesson (institution_id, id, course_id, title, type, duration_minutes, position)
      select '${id}', uuidv7(), c.id, 'Lesson ' || g, 'video', 10, g from c, generate_series(0, 3) g`,
    `insert into activity (institution_id, id, course_id, title, description, type, starts_at, due_at, time_zone, points, instructions)
      select '${id}', uuidv7(), c.id, 'Work', '', 'assignment', now(), now() + c.n * interval '1 hour', 'UTC', 10, '' from c`,
    `insert into discussion (institution_id, id, course_id, author_id, title, body, last_activity_at)
      select '${id}', uuidv7(), c.id, p.id, 'Question ' || c.n, 'Why?', now() - c.n * interval '1 hour' from c join p on p.n = ${instructorOf('c.n')}`,
    `insert into cohort (institution_id, id, title, description, start_date, end_date, capacity, student_count, created_by_id, published_at, own_price, is_public)
      select '${id}', c.id, case when c.n = 0 then '${RARE_NAME}' else 'Cohort ' || c.n end, repeat('For beginners.  ', 20),
        now() + (c.n - 20) * interval '1 hour', now() + (c.n + 400) * interval '1 hour', 1000, ${ENROLLMENTS_PER_COHORT}, p.id, now(), 100, c.n % 10 = 0
      from c join p on p.n = ${instructorOf('c.n')}`,
    `insert into cohort_course (institution_id, id, cohort_id, course_id, position)
      select '${id}', uuidv7(), c.id, c.id, 0 from c`,
    `insert into cohort_instructor (institution_id, id, cohort_id, membership_id, title)
      select '${id}', uuidv7(), c.id, p.id, 'Lead Instructor' from c join p on p.n = ${instructorOf('c.n')}`,
    `insert into conversation (institution_id, id, kind, cohort_id) select '${id}', uuidv7(), 'cohort', c.id from c`,
    `insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status, price, enrolled_at)
      select '${id}', uuidv7(), c.id, p.id, p.account_id, 'active', 100, now() - (c.n * ${ENROLLMENTS_PER_COHORT} + j) * interval '1 second'
      from c, generate_series(0, ${ENROLLMENTS_PER_COHORT - 1}) j join p on true
      where p.n = ${firstStudent} + (c.n * ${ENROLLMENTS_PER_COHORT} + j) % ${students}`,
    `insert into seat_order (institution_id, id, created_at, updated_at, enrollment_id, cohort_id, membership_id, account_id, title, amount,
        status, provider, paid_at)
      select e.institution_id, uuidv7(), e.enrolled_at, e.enrolled_at, e.id, e.cohort_id, e.membership_id, e.account_id, 'A seat', 49,
        'paid', 'manual', e.enrolled_at from enrollment e where e.institution_id = '${id}'`,
    `insert into event (institution_id, id, title, type, starts_at, ends_at, max_participants, presenter_id, created_by_id, published_at)
      select '${id}', uuidv7(), 'Event ' || c.n, 'webinar', now() + (c.n - 20) * interval '1 hour', now() + (c.n - 19) * interval '1 hour',
        100, p.id, p.id, now() from c join p on p.n = ${instructorOf('c.n')}`,
    `insert into certificate (institution_id, id, course_id, membership_id, account_id, cohort_id, course_title, cohort_title, student_name)
      select '${id}', uuidv7(), c.id, p.id, p.account_id, c.id, 'Course', 'Cohort', p.last_name
      from c join p on p.n = ${firstStudent} + c.n`,
    `insert into audit_entry (institution_id, id, created_at, noun, row_id, action)
      select '${id}', uuidv7(), now() - p.n * interval '1 minute', 'membership', p.id, 'updated' from p`,
    `insert into notification (institution_id, id, recipient_id, kind, key, subject_id, subject_title, happened_at)
      select '${id}', uuidv7(), p.id, 'activity', uuidv7(), uuidv7(), 'New', now() from p`,
  ];
}

/** Looks up the IDs that operations need in a filled institution. */
export async function idsOf(client: pg.ClientBase, namespace: string): Promise<Filled> {
  const { rows: people } = await client.query<Reader & { role: string; institutionId: string }>(
    `select distinct on (m.role) m.role, i.id as "institutionId", m.account_id as "accountId", m.id as "membershipId", s.id as "sessionId"
     from institution i join membership m on m.institution_id = i.id join session s on s.membership_id = m.id
     where i.namespace = $1 order by m.role, m.id`,
    [namespace],
  );
  const { rows: items } = await client.query<{ cohortId: string; courseId: string }>(
    `select c.id as "cohortId", cc.course_id as "courseId" from cohort c
     join cohort_course cc on cc.cohort_id = c.id join institution i on i.id = c.institution_id
     join cohort_instructor t on t.cohort_id = c.id
     where i.namespace = $1 and t.membership_id = $2 order by c.id limit 1`,
    [namespace, people.find(({ role }) => role === 'instructor')?.membershipId],
  );
  const as = (role: string) => people.find((person) => person.role === role)!;
  return {
    id: people[0]!.institutionId,
    namespace,
    owner: as('admin'),
    teacher: as('instructor'),
    student: as('student'),
    ...items[0]!,
  };
}
