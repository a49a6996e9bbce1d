import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { inDays, insert, type ItemRow, type Member } from '#tests/support/factories';

/** Adds one of each part to a cohort. Returns their IDs by table, with that of a lesson of its institution. */
export async function cohortParts(
  app: App,
  teacher: Member,
  cohort: ItemRow,
): Promise<Record<string, string>> {
  const of = { institution_id: cohort.institutionId, cohort_id: cohort.id };
  const rows: Record<string, Record<string, unknown>> = {
    milestone: { title: 'First', deadline: inDays(12) },
    cohort_session: { topic: 'Start', date: inDays(-1) },
    cohort_instructor: { membership_id: teacher.membershipId },
  };
  const ids: Record<string, string> = {};
  for (const [table, row] of Object.entries(rows))
    await insert(app, table, { ...of, id: (ids[table] = uuidv7()), ...row });
  const { rows: lessons } = await app.db.query<{ id: string }>(
    'select id from lesson where institution_id = $1 and section_id is not null limit 1',
    [cohort.institutionId],
  );
  return { ...ids, lesson: lessons[0]!.id };
}
