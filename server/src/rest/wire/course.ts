import type {
  AvailableCourseFragment,
  CourseDetailFragment,
  CourseItemFragment,
} from '../documents/course.generated.ts';
import { lower } from './enums.ts';
import { identity } from './identity.ts';

/** A course in a list. */
export function courseItem(course: CourseItemFragment) {
  return {
    ...identity(course),
    title: course.title,
    shortDescription: course.shortDescription,
    price: course.price,
  };
}

/** A course to pick for a cohort; `owner` is a name. */
export function availableCourse(course: AvailableCourseFragment) {
  return {
    ...identity(course),
    title: course.title,
    owner: course.owner.displayName,
    public: course.isPublic,
  };
}

export function courseDetail(course: CourseDetailFragment) {
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

function section(of: CourseDetailFragment['sections'][number]) {
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
