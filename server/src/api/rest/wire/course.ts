import * as z from 'zod/mini';
import type {
  AvailableCourseFragment,
  CourseDetailFragment,
  CourseItemFragment,
} from '../documents/course.generated.ts';
import { named, said } from './described.ts';
import { lower, recurringInterval } from './enums.ts';
import { identity, identityShape } from './identity.ts';

const dollars = said('Dollars.', z.number());
const ownerName = said("The owner's name.", z.string());
const publicFlag = said('Offered to everybody, not only inside the institution.', z.boolean());

export const CourseItem = named(
  'CourseItem',
  'A course in a list.',
  z.object({ ...identityShape, title: z.string(), shortDescription: z.string(), price: dollars }),
);

/** A course in a list. */
export function courseItem(course: CourseItemFragment): z.infer<typeof CourseItem> {
  return {
    ...identity(course),
    title: course.title,
    shortDescription: course.shortDescription,
    price: course.price,
  };
}

export const AvailableCourse = named(
  'AvailableCourse',
  'A course to pick for a cohort.',
  z.object({ ...identityShape, title: z.string(), owner: ownerName, public: publicFlag }),
);

/** A course to pick for a cohort; `owner` is a name. */
export function availableCourse(course: AvailableCourseFragment): z.infer<typeof AvailableCourse> {
  return {
    ...identity(course),
    title: course.title,
    owner: course.owner.displayName,
    public: course.isPublic,
  };
}

const SectionLesson = named(
  'SectionLesson',
  'A lesson as its section lists it.',
  z.object({
    ...identityShape,
    title: z.string(),
    type: z.enum(['video', 'exercise', 'quiz', 'live']),
    durationMinutes: z.nullable(z.int()),
    completed: said('By who asks.', z.boolean()),
  }),
);

const Section = named(
  'Section',
  'A chapter of a course.',
  z.object({
    ...identityShape,
    title: z.string(),
    description: z.string(),
    duration: said('As its author writes it.', z.string()),
    lessons: z.array(SectionLesson),
  }),
);

export const Course = named(
  'Course',
  'A course with its sections.',
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
    status: said(
      'Drafts are visible to their owner and to admins, archived courses also to those who took them.',
      z.enum(['draft', 'published', 'archived']),
    ),
    image: said('Address of its picture.', z.nullable(z.string())),
    studentsCount: z.int(),
    progress: said('Percent of the lessons that who asks has completed.', z.number()),
    sections: z.array(Section),
  }),
);

export function courseDetail(course: CourseDetailFragment): z.infer<typeof Course> {
  return {
    ...courseItem(course),
    ...availableCourse(course),
    language: course.language,
    level: course.level,
    category: course.category,
    maxStudents: course.maxStudents,
    startDate: course.startDate,
    isRecurring: course.isRecurring,
    recurringInterval: course.recurringInterval && intervalOf(course.recurringInterval),
    status: lower(course.status),
    image: course.thumbnailUrl,
    studentsCount: course.studentCount,
    progress: course.progress,
    sections: course.sections.map(section),
  };
}

const intervalOf = (interval: NonNullable<CourseDetailFragment['recurringInterval']>) =>
  interval === 'CUSTOM' ? 'Custom' : lower(interval);

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
