import { randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '#kernel/language.rules';
import { memberNameText } from '#modules/membership/membership.sql';
import { arrayOf } from '#platform/database/array';
import { publish } from '#platform/domain-event/publish';
import type { Transaction } from '#platform/request/context';
import { readCertificateLanguages } from './certificate-language.service.ts';
import { newCertificateNumber } from './certificate-number.service.ts';
import type { InEachLanguage } from './criteria.service.ts';

/** Issuer of certificates: a member, or the rule of the course. */
interface Issuer {
  institutionId: string;
  membershipId: string | null;
}

/** Texts of certificates. */
interface Written {
  grade: string | null;
  /** Requirements of the rule of the course. Null when a teacher issues them. */
  criteria: InEachLanguage | null;
}

/** Issues the locked pending certificates with the current texts, each in the language of its student. */
export async function issueLocked(
  transaction: Transaction,
  { institutionId, membershipId }: Issuer,
  ids: string[],
  { grade, criteria }: Written,
): Promise<void> {
  if (ids.length === 0) return;
  const languages = await readCertificateLanguages(transaction.em, institutionId, ids);
  await transaction.em.execute(ISSUE, [
    grade,
    criteria && JSON.stringify(criteria),
    new Date(),
    membershipId,
    arrayOf(ids),
    arrayOf(ids.map(newCertificateNumber)),
    arrayOf(ids.map(newStatusIndex)),
    arrayOf(ids.map((id) => languages.get(id) ?? DEFAULT_LANGUAGE)),
    institutionId,
  ]);
  await publish({ type: 'certificate.issued', institutionId, ids }, transaction);
}

/** A random place in the status lists: one that counts would tell how many certificates there are. */
export const newStatusIndex = (): string => String(randomInt(2 ** 31 - 1));

const ISSUE = `
  update certificate k
  set status = 'issued', number = given.number, grade = ?, criteria = ?::jsonb ->> given.language, issued_at = ?, issued_by_id = ?,
    status_index = given.status_index, language = given.language,
    course_title = o.title, cohort_title = c.title, student_name = ${memberNameText('m')}
  from unnest(?::uuid[], ?::text[], ?::int[], ?::text[]) given (id, number, status_index, language), course o, cohort c, membership m
  where k.institution_id = ? and k.id = given.id and k.status = 'pending'
    and o.institution_id = k.institution_id and o.id = k.course_id
    and c.institution_id = k.institution_id and c.id = k.cohort_id
    and m.institution_id = k.institution_id and m.id = k.membership_id`;
