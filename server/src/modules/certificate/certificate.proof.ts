import { VISITOR } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';

/** Setting of a transaction: the number that somebody asks about. */
const ASKED = 'app.certificate';

/**
 * SQL: rows that may be read from outside the institution. Only by who says the number, so that even a statement without
 * conditions shows nobody whom else an institution has certified.
 */
export const PUBLIC_WHEN = `status = 'issued' and number = nullif(current_setting('${ASKED}', true), '')`;

/** What an issued certificate says to whoever has its number. */
export interface Proof {
  number: string;
  studentName: string;
  courseTitle: string;
  institutionName: string;
  grade: string | null;
  issuedAt: string;
}

/** What was certified under a number; null where nothing was. */
export async function proofOf({ runStatements }: Services, number: string): Promise<Proof | null> {
  const ask: Statement = {
    name: 'ask_certificate',
    text: `select set_config('${ASKED}', $1, true)`,
    values: [number],
  };
  const read: Statement = { name: 'read_certificate', text: READ, values: [number] };
  const [, json] = await runStatements(VISITOR, [ask, read]);
  return json ? (JSON.parse(json) as Proof) : null;
}

const READ = `
  select json_build_object('number', k.number, 'studentName', k.student_name, 'courseTitle', k.course_title,
    'institutionName', i.name, 'grade', k.grade, 'issuedAt', k.issued_at)::text
  from certificate k join institution i on i.id = k.institution_id
  where k.number = $1 and k.status = 'issued'`;
