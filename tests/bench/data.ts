import { RECOUNT } from '#tests/support/counted';
import type pg from 'pg';
import { withoutTriggers } from './without-triggers.ts';

const FULL = {
  institutions: 50,
  people: 20_000,
  coursesPerInstitution: 20,
  cohortsPerInstitution: 40,
  enrollmentsPerCohort: 100,
};

const SMALL = {
  institutions: 2,
  people: 200,
  coursesPerInstitution: 20,
  cohortsPerInstitution: 40,
  enrollmentsPerCohort: 10,
};

/** Size of the data set of every measurement; `BENCH_SIZE=small` is for the tests of the benchmark itself. */
export const SIZE = process.env['BENCH_SIZE'] === 'small' ? SMALL : FULL;

export const ENROLLMENTS = SIZE.institutions * SIZE.cohortsPerInstitution * SIZE.enrollmentsPerCohort;

const STAFF = 9;
export const STUDENTS_PER_INSTITUTION = SIZE.people / SIZE.institutions - STAFF;

/** Seats that the workload takes: every other cohort has one for each student who is not enrolled yet. */
export const FREE_PLACES =
  ((SIZE.institutions * SIZE.cohortsPerInstitution) / 2) *
  (STUDENTS_PER_INSTITUTION - SIZE.enrollmentsPerCohort);

// Coprime with the number of students, so that stepping through them visits everyone once.
const STEP = 3;

/** Returns the index of the student that takes seat `j` of the cohort with index `cohort`. */
export const studentOf = (cohort: number, j: number) => (cohort * 7 + j * STEP) % STUDENTS_PER_INSTITUTION;

/** Fills an empty, migrated database; a filled one is not changed. */
export async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: string }>('select count(*) from institution');
  if (Number(rows[0]!.count) > 0) return;
  await withoutTriggers(client, async () => {
    for (const statement of statements()) await client.query(statement);
    await client.query(RECOUNT);
  });
  await client.query('vacuum analyze');
}

/** People are numbered from 0 in an institution: an owner, eight instructors, then students. */
function statements(): string[] {
  const perInstitution = SIZE.people / SIZE.institutions;
  return [
    `create temp table i as select n, uuidv7() id from generate_series(0, ${SIZE.institutions - 1}) n`,
    `insert into institution (id, name, namespace, type) select id, 'Institution ' || n, 'bench-' || n, 'university' from i`,
    `create temp table p as select i.n inst, i.id institution_id, m.n n, uuidv7() account_id, uuidv7() id, uuidv7() session_id
      from i, generate_series(0, ${perInstitution - 1}) m (n)`,
    `insert into account (id, email, password_hash, first_name, last_name, is_verified)
      select account_id, format('person-%s-%s@example.org', inst, n), '-', 'First' || n, 'Last' || n, true from p`,
    `insert into membership (institution_id, id, account_id, role, is_owner, first_name, last_name, contact_email, job_title)
      select institution_id, id, account_id, case when n < ${STAFF} then 'instructor' else 'student' end, n = 0,
        'First' || n, 'Last' || n, format('person-%s-%s@example.org', inst, n), case when n < ${STAFF} then 'Lead Instructor' else '' end from p`,
    // Nobody receives mail: sending one takes longer than everything that is measured.
    `insert into notification_preference (institution_id, id, membership_id, kind, is_mailed)
      select institution_id, uuidv7(), id, 'enrollment', false from p`,
    `insert into session (id, account_id, institution_id, membership_id, expires_at)
      select session_id, account_id, institution_id, id, now() + interval '10 years' from p`,
    `create temp table c as select i.n inst, i.id institution_id, g n, uuidv7() id from i, generate_series(0, ${SIZE.coursesPerInstitution - 1}) g`,
    `insert into course (institution_id, id, title, short_description, price, status, owner_id, created_at)
      select c.institution_id, c.id, 'Course ' || c.n, repeat('What the course is about. ', 6), 49 + c.n, 'published', p.id, now() - c.n * interval '1 day'
      from c join p on p.inst = c.inst and p.n = 1 + c.n % 8`,
    `create temp table s as select c.*, g position, uuidv7() section_id from c, generate_series(0, 2) g`,
    `insert into section (institution_id, id, course_id, title, position) select institution_id, section_id, id, 'Section ' || position, position from s`,
    `insert into lesson (institution_id, id, course_id, section_id, title, type, duration_minutes, position)
      select institution_id, uuidv7(), id, section_id, 'Lesson ' || g, 'video', 10 + g, position * 4 + g from s, generate_series(0, 3) g`,
    `create temp table k as select i.n inst, i.id institution_id, g n, uuidv7() id from i, generate_series(0, ${SIZE.cohortsPerInstitution - 1}) g`,
    `insert into cohort (institution_id, id, title, description, start_date, end_date, capacity, student_count, created_by_id, published_at, meeting_schedule, meeting_platform, own_price)
      select k.institution_id, k.id, 'Cohort ' || k.n, repeat('For beginners.  ', 20), now() + (k.n - 20) * interval '10 days',
        now() + (k.n - 10) * interval '10 days' + interval '400 days', 1000000, ${SIZE.enrollmentsPerCohort}, p.id, now(), 'Mondays', 'Zoom', case when k.n % 2 = 1 then 0 end
      from k join p on p.inst = k.inst and p.n = 1 + k.n % 8`,
    `insert into conversation (institution_id, id, kind, cohort_id) select institution_id, uuidv7(), 'cohort', id from k`,
    `insert into cohort_course (institution_id, id, cohort_id, course_id, position)
      select k.institution_id, uuidv7(), k.id, c.id, g from k, generate_series(0, 2) g join c on true
      where c.inst = k.inst and c.n = (k.n + g * 5) % ${SIZE.coursesPerInstitution}`,
    `update cohort_course link set course_price = course.price from course
      where course.institution_id = link.institution_id and course.id = link.course_id and course.status = 'published'`,
    `insert into cohort_instructor (institution_id, id, cohort_id, membership_id, title)
      select k.institution_id, uuidv7(), k.id, p.id, 'Lead Instructor' from k join p on p.inst = k.inst and p.n = 1 + k.n % 8`,
    `insert into milestone (institution_id, id, cohort_id, title, deadline)
      select institution_id, uuidv7(), id, 'Milestone ' || g, now() + g * interval '1 week' from k, generate_series(1, 4) g`,
    `insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status, price, enrolled_at)
      select k.institution_id, uuidv7(), k.id, p.id, p.account_id, 'active', 100, now() - j * interval '1 hour'
      from k, generate_series(0, ${SIZE.enrollmentsPerCohort - 1}) j, p
      where p.inst = k.inst and p.n = ${STAFF} + (k.n * 7 + j * ${STEP}) % ${STUDENTS_PER_INSTITUTION}`,
    `insert into lesson_completion (institution_id, id, lesson_id, membership_id)
      select l.institution_id, uuidv7(), l.id, p.id from lesson l join p on p.institution_id = l.institution_id
      where l.position < 6 and p.n % 10 = 0 and p.n >= ${STAFF}`,
    `insert into enrollment_completion (institution_id, id, enrollment_id, lesson_id, membership_id)
      select d.institution_id, uuidv7(), e.id, d.lesson_id, d.membership_id from lesson_completion d
      join lesson l on l.institution_id = d.institution_id and l.id = d.lesson_id
      join enrollment e on e.institution_id = d.institution_id and e.membership_id = d.membership_id
      join cohort_course cc on cc.institution_id = e.institution_id and cc.cohort_id = e.cohort_id and cc.course_id = l.course_id`,
  ];
}

export interface Person {
  institutionId: string;
  accountId: string;
  membershipId: string;
  sessionId: string;
}

export interface Sample {
  /** Students by institution, in order. */
  students: Person[][];
  /** Cohorts by institution, in order. */
  cohorts: string[][];
}

/** IDs that the measurements request. */
export async function sample(client: pg.Client): Promise<Sample> {
  const people = await client.query<Person & { number: string }>(
    `select m.institution_id as "institutionId", m.account_id as "accountId", m.id as "membershipId", s.id as "sessionId",
      substring(i.namespace from 7) as number
     from membership m join institution i on i.id = m.institution_id join session s on s.membership_id = m.id
     where m.role = 'student' order by i.namespace, substring(m.first_name from 6)::int`,
  );
  const cohorts = await client.query<{ id: string; number: string }>(
    `select c.id, substring(i.namespace from 7) as number from cohort c join institution i on i.id = c.institution_id
     order by i.namespace, substring(c.title from 8)::int`,
  );
  const byInstitution = <T extends { number: string }>(rows: T[]): T[][] => {
    const lists: T[][] = Array.from({ length: SIZE.institutions }, () => []);
    for (const row of rows) lists[Number(row.number)]!.push(row);
    return lists;
  };
  return {
    students: byInstitution(people.rows),
    cohorts: byInstitution(cohorts.rows).map((list) => list.map(({ id }) => id)),
  };
}
