import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Returns SQL: whether a quiz gives the grade of an activity, so that no work is submitted for it. */
export const hasQuiz = ({ institution, id }: { institution: Sql; id: Sql }): Sql =>
  sql`exists (select 1 from quiz q where q.institution_id = ${institution} and q.activity_id = ${id})`;
