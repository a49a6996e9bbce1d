import { VISITOR } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';

/** Transaction setting: the certificate number that is looked up. */
const ASKED = 'app.certificate';

/**
 * SQL condition for rows that are readable from outside the institution. It requires the number, so that even
 * a statement without conditions reveals no other certificate.
 */
export const PUBLIC_WHEN = `status = 'issued' and number = nullif(current_setting('${ASKED}', true), '')`;

/** Public data of an issued certificate. */
export interface Proof {
  number: string;
  studentName: string;
  courseTitle: string;
  institutionName: string;
  /** Null unless the plan of the institution includes branding. */
  institutionLogoUrl: string | null;
  /** As the institution chose it. Null like the logo. */
  institutionColor: string | null;
  grade: string | null;
  issuedAt: string;
}

/** Returns the public data of the certificate with a number, or null. */
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
    'institutionName', i.name,
    'institutionLogoUrl', case when i.has_branding then i.logo_url end,
    'institutionColor', case when i.has_branding then i.primary_color end, 'grade', k.grade, 'issuedAt', k.issued_at)::text
  from certificate k join institution i on i.id = k.institution_id
  where k.number = $1 and k.status = 'issued'`;
