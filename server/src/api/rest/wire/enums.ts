import * as z from 'zod/mini';
import { CourseCategory, CourseLanguage, CourseLevel } from '#modules/course/choices.rules';
import { RecurringInterval } from '#modules/course/course.enums';
import { createCourseRules } from '#modules/course/course.rules';
import { INSTITUTION_TYPES } from '#modules/institution/institution.rules';

/** Enum values are lower case in REST and upper case in GraphQL. */
export const upper = <T extends string>(value: T) => value.toUpperCase() as Uppercase<T>;
export const lower = <T extends string>(value: T) => value.toLowerCase() as Lowercase<T>;

export const role = z.enum(['student', 'instructor', 'admin']);

/** Types of institutions, from the lists of both documents (contract, resolution 8). */
export const institutionType = z.enum(INSTITUTION_TYPES, 'Choose a type.');

/** Intervals of recurring courses. Only the last one is capitalized. */
export const recurringInterval = z.enum(RecurringInterval, 'Choose an interval.');

/** Schema of a choice in a request whose values are not the names in lower case. It parses a value to its name in GraphQL. */
const named = <Choices extends Readonly<Record<string, string>>>(
  choices: Choices,
  rule: z.ZodMiniType<Choices[keyof Choices] | null | undefined>,
) =>
  z.pipe(
    rule,
    z.transform((value: Choices[keyof Choices] | null | undefined): keyof Choices | null | undefined =>
      value == null ? value : Object.keys(choices).find((name) => choices[name] === value),
    ),
  );

const { language, level, category } = createCourseRules.shape;

/** Choices of a course in a request, which sends them as the documents spell them. */
export const courseChoices = {
  language: named(CourseLanguage, language),
  level: named(CourseLevel, level),
  category: named(CourseCategory, category),
  recurringInterval: named(RecurringInterval, z.nullish(recurringInterval)),
};
