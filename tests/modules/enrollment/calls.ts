import type { App } from '#tests/support/app';
import type { GraphqlAnswer, GraphqlOptions } from '#tests/support/graphql';

const ANSWER = `
  enrollment {
    id status price { amount currency } waitlistPosition
    student { displayName }
    cohort { id studentCount waitlistCount spotsRemaining isEnrolled viewerCan { enroll joinWaitlist cancelEnrollment } }
  }
  viewer { activeEnrollmentCount waitlistedEnrollmentCount }`;

type As = NonNullable<GraphqlOptions['as']>;

/** Enrolls through GraphQL. */
export const enroll = (
  app: Pick<App, 'graphql'>,
  cohort: { id: string },
  as: As,
  waitlistIfFull = false,
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation Enroll($id: ID!, $waitlistIfFull: Boolean!) {
      enroll(input: { cohortId: $id, waitlistIfFull: $waitlistIfFull }) { ${ANSWER} }
    }`,
    { id: cohort.id, waitlistIfFull },
    { as },
  );

/** Cancels through GraphQL. */
export const cancel = (app: Pick<App, 'graphql'>, cohort: { id: string }, as: As): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation Cancel($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { ${ANSWER} } }`,
    { id: cohort.id },
    { as },
  );

/** Reads a cohort's enrollments by state in order of arrival, and its counters, as stored in the database. */
export async function standing(app: Pick<App, 'db'>, cohort: { id: string }) {
  const { rows } = await app.db.query<{ status: string; account_id: string }>(
    'select status, account_id from enrollment where cohort_id = $1 order by enrolled_at, id',
    [cohort.id],
  );
  const { rows: counters } = await app.db.query<{ seats: number; held: number; queue: number }>(
    'select student_count as seats, held_count as held, waitlist_count as queue from cohort where id = $1',
    [cohort.id],
  );
  const by = (status: string) => rows.filter((row) => row.status === status).map((row) => row.account_id);
  return {
    ...counters[0]!,
    active: by('active'),
    waiting: by('waitlisted'),
    pending: by('pending'),
    cancelled: by('cancelled'),
    completed: by('completed'),
  };
}
