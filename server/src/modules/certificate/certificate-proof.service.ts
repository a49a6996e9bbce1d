import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.rules';
import { VISITOR } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';
import { BADGE_PATH } from './badge-paths.rules.ts';
import type { CertificateStatus } from './certificate.enums.ts';

/** Transaction setting: the certificate number that is looked up. */
const ASKED = 'app.certificate';

/**
 * SQL condition for rows that are readable from outside the institution. It requires the number, so that even
 * a statement without conditions reveals no other certificate.
 */
export const PUBLIC_WHEN = `status in ('issued', 'revoked') and number = nullif(current_setting('${ASKED}', true), '')`;

/** Public data of an issued or revoked certificate. */
export interface Proof {
  number: string;
  status: CertificateStatus.ISSUED | CertificateStatus.REVOKED;
  studentName: string;
  courseTitle: string;
  institutionName: string;
  /** Null unless the plan of the institution includes branding. */
  institutionLogoUrl: string | null;
  /** As the institution chose it. Null like the logo. */
  institutionColor: string | null;
  grade: string | null;
  language: Language;
  issuedAt: string;
  /** Null unless it was revoked. */
  revokedAt: string | null;
  revocationReason: string | null;
  /** Path of the digital badge. Null for a revoked certificate. */
  badgeUrl: string | null;
}

/** Returns the public data of the certificate with a number, or null. */
export async function proofOf(services: Services, number: string): Promise<Proof | null> {
  const json = await readByNumber(services, number, { name: 'read_certificate', text: READ });
  return json ? (JSON.parse(json) as Proof) : null;
}

/** Runs a statement of a visitor who knows a number, which is `$1`. Returns its first value. */
export async function readByNumber(
  { runStatements }: Services,
  number: string,
  statement: Pick<Statement, 'name' | 'text'>,
): Promise<string | null> {
  const ask: Statement = {
    name: 'ask_certificate',
    text: `select set_config('${ASKED}', $1, true)`,
    values: [number],
  };
  const [, json] = await runStatements(VISITOR, [ask, { ...statement, values: [number] }]);
  return json ?? null;
}

const READ = `
  select json_build_object('number', k.number, 'status', k.status, 'studentName', k.student_name, 'courseTitle', k.course_title,
    'institutionName', i.name,
    'institutionLogoUrl', case when i.has_branding then i.logo_url end,
    'institutionColor', case when i.has_branding then i.primary_color end, 'grade', k.grade,
    'language', coalesce(k.language, '${DEFAULT_LANGUAGE}'), 'issuedAt', k.issued_at,
    'revokedAt', k.revoked_at, 'revocationReason', k.revocation_reason,
    'badgeUrl', case when k.status = 'issued' then '${BADGE_PATH}' || k.number end)::text
  from certificate k join institution i on i.id = k.institution_id
  where k.number = $1 and k.status in ('issued', 'revoked')`;
