import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.rules';
import { CourseLanguage } from '#modules/course/choices.rules';

/** Languages of instruction as certificates are written in them. */
const TAUGHT: Readonly<Record<Language, CourseLanguage>> = {
  en: CourseLanguage.ENGLISH,
  es: CourseLanguage.SPANISH,
  fr: CourseLanguage.FRENCH,
  de: CourseLanguage.GERMAN,
};

const whens = Object.entries(TAUGHT).map(([code, taught]) => `when '${taught}' then '${code}'`);

/**
 * Returns SQL of the language in which a certificate is issued: the one that the student chose, or else that of the course.
 * @param account alias of the account of the student
 * @param course alias of the course
 */
export const certificateLanguageText = (account: string, course: string): string =>
  `coalesce(${account}.language, case ${course}.language ${whens.join(' ')} else '${DEFAULT_LANGUAGE}' end)`;
