import * as z from 'zod/mini';
import { CourseCategory, CourseLanguage, CourseLevel } from '#modules/course/choices.rules';
import { RecurringInterval } from '#modules/course/course.enums';
import type {
  AvailableCourseFragment,
  CourseDetailFragment,
  CourseItemFragment,
} from '../documents/course.generated.ts';
import { defineSchema, described } from './described.ts';
import { lower, recurringInterval } from './enums.ts';
import { identity, identityShape } from './identity.ts';
import { dollars, dollarsOf } from './money.ts';

const ownerName = described('Name of the owner.', z.string());
const publicFlag = described('Whether visitors can read the course.', z.boolean());

export const CourseItem = defineSchema(
  'CourseItem',
  'Course in a list.',
  z.object({ ...identityShape, title: z.string(), shortDescription: z.string(), price: dollars }),
);

/** Builds a course in a list. */
export function courseItem(course: CourseItemFragment): z.infer<typeof CourseItem> {
  return {
    ...identity(course),
    title: course.title,
    shortDescription: course.shortDescription,
    price: dollarsOf(course.price),
  };
}

export const AvailableCourse = defineSchema(
  'AvailableCourse',
  'Course that a cohort can offer.',
  z.object({ ...identityShape, title: z.string(), owner: ownerName, public: publicFlag }),
);

/** Builds a course that a cohort can offer. `owner` is a name. */
export function availableCourse(course: AvailableCourseFragment): z.infer<typeof AvailableCourse> {
  return {
    ...identity(course),
    title: course.title,
    owner: course.owner.displayName,
    public: course.isPublic,
  };
}

const SectionLesson = defineSchema(
  'SectionLesson',
  'Lesson in a section.',
  z.object({
    ...identityShape,
    title: z.string(),
    type: z.enum(['video', 'exercise', 'quiz', 'live']),
    durationMinutes: z.nullable(z.int()),
    completed: described('Whether the caller has completed the lesson.', z.boolean()),
  }),
);

const Section = defineSchema(
  'Section',
  'Section of a course.',
  z.object({
    ...identityShape,
    title: z.string(),
    description: z.string(),
    duration: described('Duration as a text of the author.', z.string()),
    lessons: z.array(SectionLesson),
  }),
);

export const Course = defineSchema(
  'Course',
  'Course with its sections.',
  z.object({
    ...CourseItem.shape,
    ...AvailableCourse.shape,
    language: z.string(),
    level: z.string(),
    category: z.string(),
    maxStudents: z.nullable(z.int()),
    startDate: z.nullable(z.iso.datetime()),
    isRecurring: z.boolean(),
    recurringInterval: z.nullable(recurringInterval),
    status: described(
      'Status. Drafts are visible to their owner and to admins, archived courses also to their former students.',
      z.enum(['draft', 'published', 'archived']),
    ),
    image: described('URL of the image.', z.nullable(z.string())),
    studentsCount: z.int(),
    progress: described('Percentage of lessons that the caller has completed.', z.number()),
    sections: z.array(Section),
  }),
);

export function courseDetail(course: CourseDetailFragment): z.infer<typeof Course> {
  return {
    ...courseItem(course),
    ...availableCourse(course),
    language: CourseLanguage[course.language],
    level: CourseLevel[course.level],
    category: CourseCategory[course.category],
    maxStudents: course.maxStudents,
    startDate: course.startDate,
    isRecurring: course.isRecurring,
    recurringInterval: course.recurringInterval && RecurringInterval[course.recurringInterval],
    status: lower(course.status),
    image: course.thumbnailUrl,
    studentsCount: course.studentCount,
    progress: course.progress,
    sections: course.sections.map(section),
  };
}

function section(of: CourseDetailFragment['sections'][number]): z.infer<typeof Section> {
  return {
    ...identity(of),
    title: of.title,
    description: of.description,
    duration: of.duration,
    lessons: of.lessons.map((lesson) => ({
      ...identity(lesson),
      title: lesson.title,
      type: lower(lesson.type),
      durationMinutes: lesson.durationMinutes,
      completed: lesson.isCompleted,
    })),
  };
}
