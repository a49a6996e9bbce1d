import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { insert, type ItemRow } from '#tests/support/factories';

/** Fields of a cohort that its editors change. */
export const COHORT = `id title version timeZone startDate endDate registrationDeadline capacity isPublic isPublished ownPrice { amount currency }
  price { amount currency } requirements meeting { platform link schedule additionalInfo }
  courses { id } instructors { member { id } } milestones { id title description deadline } studentCount`;

const of = ({ institutionId, id }: ItemRow) => ({
  institution_id: institutionId,
  cohort_id: id,
  id: uuidv7(),
});

/** Adds a milestone to a cohort. Returns its ID. */
export async function aMilestone(app: App, cohort: ItemRow, deadline: Date): Promise<string> {
  const row = of(cohort);
  await insert(app, 'milestone', { ...row, title: 'Milestone', deadline });
  return row.id;
}

/** Adds a session to a cohort. Returns its ID. */
export async function aSession(app: App, cohort: ItemRow, date: Date): Promise<string> {
  const row = of(cohort);
  await insert(app, 'cohort_session', { ...row, topic: 'Session', date });
  return row.id;
}

/** Returns the dates of a cohort's sessions and the end of its rule, as they are stored. */
export async function deadlinesOf(
  app: App,
  { id }: { id: string },
): Promise<{ sessions: string[]; rule: string | null }> {
  const { rows } = await app.db.query<{ date: Date }>(
    'select date from cohort_session where cohort_id = $1 order by date',
    [id],
  );
  const rule = await app.db.query<{ recurrence_rule: string | null }>(
    'select recurrence_rule from cohort where id = $1',
    [id],
  );
  return { sessions: rows.map(({ date }) => date.toISOString()), rule: rule.rows[0]!.recurrence_rule };
}
