import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.rules';
import { CourseLanguage } from '#modules/course/choices.rules';
import { arrayOf } from '#platform/database/array';

/** Languages of instruction as certificates are written in them. */
const TAUGHT: Readonly<Record<CourseLanguage, Language>> = {
  [CourseLanguage.ENGLISH]: 'en',
  [CourseLanguage.SPANISH]: 'es',
  [CourseLanguage.FRENCH]: 'fr',
  [CourseLanguage.GERMAN]: 'de',
};

interface Certified {
  id: string;
  accountId: string;
  courseLanguage: CourseLanguage;
}

/**
 * Returns the languages in which certificates are issued, by their IDs: each the one that the student chose, or else that of the
 * course. Accounts are read by a statement of their own, because they are not in the tables of tenants.
 */
export async function readCertificateLanguages(
  em: EntityManager,
  institutionId: string,
  ids: string[],
): Promise<ReadonlyMap<string, Language>> {
  const certified = await em.execute<Certified[]>(CERTIFIED, [institutionId, arrayOf(ids)]);
  const accountIds = certified.map(({ accountId }) => accountId);
  const chosen = await em.execute<{ id: string; language: Language }[]>(CHOSEN, [arrayOf(accountIds)]);
  const byAccount = new Map(chosen.map(({ id, language }) => [id, language]));
  return new Map(
    certified.map(({ id, accountId, courseLanguage }) => [
      id,
      byAccount.get(accountId) ?? TAUGHT[courseLanguage] ?? DEFAULT_LANGUAGE,
    ]),
  );
}

const CERTIFIED = `
  select k.id, k.account_id as "accountId", o.language as "courseLanguage"
  from certificate k join course o on o.institution_id = k.institution_id and o.id = k.course_id
  where k.institution_id = ? and k.id = any(?::uuid[])`;

const CHOSEN = 'select id, language from account where id = any(?::uuid[]) and language is not null';
