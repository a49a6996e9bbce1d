/** Data loaders over `pg` for one request: a batch is one statement, narrowed to the caller's institution. */
import DataLoader from 'dataloader';
import type { CohortRow, CourseRow, InstitutionRow, InstructorRow, MemberRow, MilestoneRow } from './rows.ts';
import type { Query, Viewer } from './session.ts';

const COHORT_COLUMNS =
  'id, institution_id, title, description, start_date, end_date, capacity, student_count, own_price, meeting_schedule, meeting_platform';

export const COURSE_COLUMNS = 'id, title, short_description, price, level, category, owner_id';

const COURSES_OF_COHORTS = `select cc.cohort_id, ${COURSE_COLUMNS.split(', ')
  .map((column) => `c.${column}`)
  .join(', ')}
  from cohort_course cc join course c on c.institution_id = cc.institution_id and c.id = cc.course_id
  where cc.institution_id = $1 and cc.cohort_id = any($2) order by cc.position`;

const COMPLETED_LESSONS = `select l.course_id, count(*)::int as count from lesson_completion d
  join lesson l on l.institution_id = d.institution_id and l.id = d.lesson_id
  where d.institution_id = $1 and l.course_id = any($2) and d.membership_id = $3 group by l.course_id`;

const SEATS = `select cohort_id from enrollment where institution_id = $1 and cohort_id = any($2) and account_id = $3
  and status in ('active', 'completed')`;

/** Creates the loaders of a request. */
export function loadersOf(query: Query, { institutionId, membershipId, accountId }: Viewer) {
  const batch = async <Row>(name: string, text: string, ids: readonly string[], ...more: unknown[]) =>
    (await query(name, text, [institutionId, ids, ...more])) as unknown as Row[];

  const byId = <Row extends { id: string }>(name: string, text: string) =>
    new DataLoader<string, Row>(async (ids) => {
      const rows = new Map((await batch<Row>(name, text, ids)).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id) ?? new Error(`${name} ${id} does not exist`));
    });

  const listOf = <Row>(name: string, text: string, parentOf: (row: Row) => string) =>
    new DataLoader<string, Row[]>(async (ids) => {
      const lists = Map.groupBy(await batch<Row>(name, text, ids), parentOf);
      return ids.map((id) => lists.get(id) ?? []);
    });

  const countOf = (name: string, text: string, ...more: unknown[]) =>
    new DataLoader<string, number>(async (ids) => {
      const rows = await batch<{ course_id: string; count: number }>(name, text, ids, ...more);
      const counts = new Map(rows.map((row) => [row.course_id, row.count]));
      return ids.map((id) => counts.get(id) ?? 0);
    });

  return {
    institution: new DataLoader<string, InstitutionRow>(async (ids) => {
      const rows = await query(
        'institution',
        'select id, name, logo_url from institution where id = any($1)',
        [ids],
      );
      return ids.map((id) => rows.find((row) => row['id'] === id) as unknown as InstitutionRow);
    }),
    member: byId<MemberRow>(
      'member',
      'select id, first_name, last_name, job_title from membership where institution_id = $1 and id = any($2)',
    ),
    cohort: byId<CohortRow>(
      'cohort',
      `select ${COHORT_COLUMNS} from cohort where institution_id = $1 and id = any($2) and deleted_at is null`,
    ),
    coursesOfCohort: listOf<CourseRow & { cohort_id: string }>(
      'courses of cohorts',
      COURSES_OF_COHORTS,
      (row) => row.cohort_id,
    ),
    milestones: listOf<MilestoneRow>(
      'milestones',
      'select id, cohort_id, title, deadline from milestone where institution_id = $1 and cohort_id = any($2) order by deadline',
      (row) => row.cohort_id,
    ),
    instructors: listOf<InstructorRow>(
      'instructors',
      'select id, cohort_id, membership_id from cohort_instructor where institution_id = $1 and cohort_id = any($2) order by created_at',
      (row) => row.cohort_id,
    ),
    lessonCount: countOf(
      'lesson counts',
      'select course_id, count(*)::int as count from lesson where institution_id = $1 and course_id = any($2) group by course_id',
    ),
    completedCount: countOf('completed lessons', COMPLETED_LESSONS, membershipId),
    isEnrolled: new DataLoader<string, boolean>(async (ids) => {
      const seats = await batch<{ cohort_id: string }>('seats', SEATS, ids, accountId);
      return ids.map((id) => seats.some((seat) => seat.cohort_id === id));
    }),
  };
}

export type Loaders = ReturnType<typeof loadersOf>;
