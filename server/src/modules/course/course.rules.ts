import * as z from 'zod/mini';
import { price } from '#kernel/price.rules';
import { optionalText, plainText, requiredText } from '#kernel/text.rules';
import { CourseCategory, CourseLanguage, CourseLevel, MAX_POINTS, MAX_SECTIONS } from './choices.rules.ts';

export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_FULL_DESCRIPTION_LENGTH = 20_000;
const MAX_POINT_LENGTH = 300;
const MAX_STUDENTS = 100_000;

/** Range of dates that a calendar can show. PostgreSQL and JavaScript disagree about some others. */
export const EARLIEST_DATE = new Date('2000-01-01T00:00:00Z');
export const LATEST_DATE = new Date('2200-01-01T00:00:00Z');

/** An instant, as a Date or in ISO 8601. `missing` is the error when it is absent. */
export const instant = (missing = 'Enter a date.') =>
  z.pipe(
    z.union([z.date(), z.string()], missing),
    z.pipe(
      z.transform((value: Date | string) => new Date(value)),
      z
        .date(missing)
        .check(
          z.gte(EARLIEST_DATE, 'Enter a date from 2000 on.'),
          z.lt(LATEST_DATE, 'Enter a date before 2200.'),
        ),
    ),
  );

/** An optional instant. */
export const optionalInstant = () => z.nullish(instant());

export const courseTitle = (missing: string) => requiredText(MAX_TITLE_LENGTH, missing);
const language = z.enum(CourseLanguage, 'Choose a language.');
const level = z.enum(CourseLevel, 'Choose a level.');
const category = z.enum(CourseCategory, 'Choose a category.');
const categoryId = z.uuid('Choose a category.');

/** Number of seats. */
export const seats = (missing: string) =>
  z
    .number(missing)
    .check(
      z.int('Enter a whole number.'),
      z.gte(1, 'Enter at least 1.'),
      z.lte(MAX_STUDENTS, `The maximum is ${MAX_STUDENTS.toLocaleString('en-US')}.`),
    );

/** Short text of a list, such as an objective of a course. */
export const listedText = plainText(MAX_POINT_LENGTH);

/** List of short texts. Blank ones are dropped. */
export const points = z.pipe(
  z
    .array(listedText, 'Enter a list of texts.')
    .check(z.maxLength(MAX_POINTS, `You can list up to ${MAX_POINTS}.`)),
  z.transform((list: string[]) => list.filter((point) => point !== '')),
);

const section = {
  title: requiredText(MAX_TITLE_LENGTH, 'Enter a section title.'),
  description: plainText(MAX_DESCRIPTION_LENGTH),
  /** Duration as free text, for example "2 hours". */
  duration: plainText(100),
};

const sectionRules = z.object({
  title: section.title,
  description: z.nullish(section.description),
  duration: z.nullish(section.duration),
});

export const TOO_MANY_SECTIONS = `A course can have up to ${MAX_SECTIONS} sections.`;

/** Input of a new section of an existing course. */
export const createSectionRules = z.extend(sectionRules, { courseId: z.uuid('Choose a course.') });

/** Absent fields keep their values. */
export const editSectionRules = z.extend(z.partial(z.object(section)), {
  id: z.uuid(),
  version: z.optional(z.int()),
});

/** Input of Create Course (document 1, sections 3 and 5): only the title is required. */
export const createCourseRules = z.object({
  title: courseTitle('Course Title is required.'),
  shortDescription: optionalText(MAX_DESCRIPTION_LENGTH),
  language: z.nullish(language),
  level: z.nullish(level),
  price: z.nullish(price),
  category: z.nullish(category),
  categoryId: z.nullish(categoryId),
  maxStudents: z.nullish(seats('Enter the number of students.')),
  startDate: optionalInstant(),
  isRecurring: z.nullish(z.boolean()),
  recurringInterval: z.nullish(z.string()),
  isPublic: z.nullish(z.boolean()),
  publish: z.nullish(z.boolean()),
  sections: z.nullish(z.array(sectionRules).check(z.maxLength(MAX_SECTIONS, TOO_MANY_SECTIONS))),
  thumbnailId: z.nullish(z.uuid('Choose a picture.')),
});

/** Sections of a course in an update. One with an ID must already belong to the course. */
const updatedSections = z
  .array(
    z.object({
      id: z.nullish(z.uuid()),
      title: section.title,
      description: z.optional(section.description),
      duration: z.optional(section.duration),
    }),
  )
  .check(z.maxLength(MAX_SECTIONS, TOO_MANY_SECTIONS));

const { title: newTitle, maxStudents, startDate, recurringInterval } = createCourseRules.shape;

/** Absent fields keep their values; null clears the limit, the start and the interval. */
export const updateCourseRules = z.extend(
  z.partial(
    z.object({
      title: newTitle,
      shortDescription: plainText(MAX_DESCRIPTION_LENGTH),
      fullDescription: plainText(MAX_FULL_DESCRIPTION_LENGTH),
      objectives: points,
      prerequisites: points,
      audience: points,
      language,
      level,
      price,
      category,
      categoryId,
      isRecurring: z.boolean(),
      isPublic: z.boolean(),
      sections: updatedSections,
    }),
  ),
  { id: z.uuid(), version: z.int(), maxStudents, startDate, recurringInterval },
);

/** Error of the quick start for empty required fields (document 1, section 5). */
export const QUICK_MISSING = 'Please fill in all required fields';

/** Course of a quick start. */
export const quickCourseRules = z.object({
  title: courseTitle(QUICK_MISSING),
  description: optionalText(MAX_DESCRIPTION_LENGTH),
  category: z.nullish(category),
  level: z.nullish(level),
});
