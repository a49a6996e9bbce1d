import { type Language, LANGUAGES } from '#kernel/language.rules';
import { sayIn } from '#kernel/translate';
import type { Requirements } from './standing.sql.ts';

/** A text in each language. */
export type InEachLanguage = Readonly<Record<Language, string>>;

/** Returns what a rule requires in words of each language. Certificates keep the one in their language. */
export const criteriaOf = (required: Requirements): InEachLanguage =>
  Object.fromEntries(
    (Object.keys(LANGUAGES) as Language[]).map((language) => [language, criteriaIn(language, required)]),
  ) as Record<Language, string>;

function criteriaIn(language: Language, { minProgress, minGrade, minAttendance }: Requirements): string {
  const say = sayIn(language);
  const parts = [
    minProgress !== null && say`at least ${minProgress}% of the lessons completed`,
    minGrade !== null && say`at least ${minGrade}% of the points reached`,
    minAttendance !== null && say`at least ${minAttendance}% of the sessions attended`,
  ].filter((part) => part !== false);
  return parts.length > 0
    ? say`Required: ${parts.join(', ')}.`
    : say`Required: a seat in a cohort until its end.`;
}
