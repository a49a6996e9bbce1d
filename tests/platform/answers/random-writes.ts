import type { App } from '#tests/support/app';
import type { Member } from '#tests/support/factories';

/** People who write. */
export interface Writers {
  admins: Member[];
  teachers: Member[];
  students: Member[];
}

/** A write; `seed` chooses the rows. Returns null, or why it changed nothing: rules of the product may refuse it. */
export type Write = (app: App, writers: Writers, seed: number) => Promise<string | null>;

interface Row {
  id: string;
  version?: number;
}

const of = <Item>(items: readonly Item[], seed: number): Item => items[seed % items.length]!;

/** Returns a write by a statement. A constraint may refuse it. */
const byStatement =
  (statement: string): Write =>
  async ({ db }, _, seed) => {
    try {
      const values = statement.includes('$1') ? [String(seed)] : [];
      return (await db.query(statement, values)).rowCount === 0 ? 'no row' : null;
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('23')) return (error as Error).message;
      throw error;
    }
  };

/** Returns SQL of a row of a table that the seed chooses. */
const oneOf = (table: string, where: string) =>
  `(select ctid from "${table}" where ${where} order by md5(ctid::text || $1) limit 1)`;

const onRow = (table: string, change: string, where = 'true'): Write =>
  byStatement(`update "${table}" set ${change} where ctid = ${oneOf(table, where)}`);

/** Returns a write by a mutation. */
const byApi =
  (
    name: string,
    input: string,
    values: (
      seed: number,
      row: (table: string, where: string) => Promise<Row>,
      writers: Writers,
    ) => Promise<object>,
    as: keyof Writers = 'admins',
  ): Write =>
  async (app, writers, seed) => {
    const member = of(writers[as], seed);
    const row = async (table: string, where: string) => {
      const { rows } = await app.db.query<Row>(
        `select * from "${table}" where institution_id = $1 and ${where} order by md5(id::text || $2) limit 1`,
        [member.institution.id, String(seed)],
      );
      return rows[0] ?? { id: member.institution.id };
    };
    const { errors } = await app.graphql(
      `mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`,
      { input: await values(seed, row, writers) },
      { as: member },
    );
    return errors.length > 0 ? JSON.stringify(errors[0]) : null;
  };

/** Writes with SQL, as an operator does by hand. */
export const BY_HAND: Record<string, Write> = {
  'title of a course': onRow('course', `title = title || '.'`),
  'status of a course': onRow('course', `status = 'archived'`, `status = 'published'`),
  'hidden course': onRow('course', 'deleted_at = now()', 'deleted_at is null'),
  'restored course': onRow('course', 'deleted_at = null'),
  'title of a cohort': onRow('cohort', `title = title || '.'`),
  'title of a lesson': onRow('lesson', `title = title || '.'`),
  'name of a section': onRow('section', `title = title || '.'`),
  'name of a member': onRow('membership', `first_name = first_name || '.'`),
  'title of an activity': onRow('activity', `title = title || '.'`),
  'title of a discussion': onRow('discussion', `title = title || '.'`),
  'name of an institution': onRow('institution', `name = left(name, 80) || '.'`),
  'address of an account': onRow('account', `email = 'x' || email`),
  'finished enrollment': onRow('enrollment', `status = 'completed'`, `status = 'active'`),
  'grade of a submission': onRow('submission', `feedback = coalesce(feedback, '') || '.'`),
  'rows of both institutions': byStatement(`update milestone set title = left(title, 90) || '.'`),
  'deleted milestone': byStatement(`delete from milestone where ctid = ${oneOf('milestone', 'true')}`),
  'role of a member': onRow(
    'membership',
    `role = case role when 'student' then 'instructor' else 'student' end`,
    `role in ('student', 'instructor') and not is_owner`,
  ),
  'title of a member': onRow('membership', `job_title = left(coalesce(job_title, '') || '.', 50)`),
};

const PUBLISHED = `deleted_at is null and status = 'published'`;
const OPEN = 'deleted_at is null and published_at is not null and end_date > now()';

/** Writes with the API. */
export const BY_API: Record<string, Write> = {
  'renamed course': byApi('updateCourse', 'UpdateCourseInput', async (seed, row) => {
    const { id, version } = await row('course', PUBLISHED);
    return { id, version, title: `Renamed ${seed}` };
  }),
  'deleted course': byApi('deleteCourse', 'DeleteCourseInput', async (_, row) => ({
    id: (await row('course', PUBLISHED)).id,
  })),
  'changed cohort': byApi('updateCohort', 'UpdateCohortInput', async (seed, row) => ({
    id: (await row('cohort', OPEN)).id,
    title: `Changed ${seed}`,
    capacity: 500 + (seed % 100),
  })),
  'enrolled student': byApi(
    'enroll',
    'EnrollInput',
    async (_, row) => ({ cohortId: (await row('cohort', OPEN)).id }),
    'students',
  ),
  'cancelled enrollment': byApi(
    'cancelEnrollment',
    'CancelEnrollmentInput',
    async (_, row) => ({ cohortId: (await row('cohort', OPEN)).id }),
    'students',
  ),
  'biography of a member': byApi(
    'updateProfile',
    'UpdateProfileInput',
    (seed, _, { teachers }) =>
      Promise.resolve({
        id: of(teachers, seed).membershipId,
        bio: `Since ${seed}`,
        jobTitle: `Title ${seed}`,
      }),
    'teachers',
  ),
  'name of the institution': byApi('updateInstitution', 'UpdateInstitutionInput', (seed) =>
    Promise.resolve({ name: `Institution ${seed}` }),
  ),
  'started discussion': byApi(
    'startDiscussion',
    'StartDiscussionInput',
    async (seed, row) => ({
      title: `Question ${seed}`,
      body: 'How?',
      courseId: (await row('course', PUBLISHED)).id,
    }),
    'students',
  ),
  'changed role': byApi('changeMemberRole', 'ChangeMemberRoleInput', (seed, _, { students, admins }) => {
    const there = students.filter(({ institution }) => institution.id === of(admins, seed).institution.id);
    return Promise.resolve({
      id: of(there, seed).membershipId,
      role: seed % 2 === 0 ? 'INSTRUCTOR' : 'STUDENT',
    });
  }),
};
