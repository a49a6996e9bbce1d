import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Course } from '#modules/course/course.entity';
import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import type { Lesson } from '#modules/lesson/lesson.entity';
import { holdsSeat } from '../seat.ts';
import type { VisibleData } from '../visible.ts';
import { ownOf } from './enrollments.ts';
import { percent, inOrder, type TypedArguments, ofType } from './values.ts';

export interface LessonsArguments extends TypedArguments {
  hasSection?: boolean | null;
  isUpcoming?: boolean;
}

export const lessonsOf = (course: Course, { secured }: VisibleData) =>
  secured.lessons().filter((row) => row.course.unwrap() === course);

/** Returns a member's current enrollment with a seat in a cohort of a course. */
function currentEnrollment(course: Course, { data, secured }: VisibleData, memberId: string | null) {
  const cohorts = secured
    .cohortCourses()
    .filter((row) => row.course.unwrap() === course && !row.cohort.unwrap().deletedAt)
    .map((row) => row.cohort.unwrap());
  const seats = data.enrollments.filter(
    (row) => row.student.unwrap().id === memberId && holdsSeat(row) && cohorts.includes(row.cohort.unwrap()),
  );
  return inOrder(seats, (row) => row.enrolledAt)
    .toReversed()
    .toSorted((one, other) => Number(other.status === 'active') - Number(one.status === 'active'))[0];
}

/** Returns whether a lesson is completed in an enrollment. */
export const isDoneIn = (
  enrollment: Enrollment | undefined,
  lesson: Lesson,
  { secured }: VisibleData,
): boolean =>
  secured
    .enrollmentCompletions()
    .some((row) => row.enrollment.unwrap() === enrollment && row.lesson.unwrap() === lesson);

/** Returns the number of lessons that the reader ever completed. */
export const everCompletedBy = ({ secured, reader }: VisibleData, lessons: Lesson[]): number =>
  secured
    .completions()
    .filter((row) => row.member.unwrap().id === reader.membershipId && lessons.includes(row.lesson.unwrap()))
    .length;

/** Returns the number of lessons that the reader completed in the current enrollment, or without one ever. */
export const completedBy = (visible: VisibleData, lessons: Lesson[]): number =>
  lessons.filter((lesson) => {
    const { membershipId } = visible.reader;
    const current = membershipId && currentEnrollment(lesson.course.unwrap(), visible, membershipId);
    return current ? isDoneIn(current, lesson, visible) : everCompletedBy(visible, [lesson]) > 0;
  }).length;

/** Returns the progress of a member in a cohort, or in some of its courses: in the latest enrollment with a seat. */
export function progressIn(
  cohort: Cohort,
  memberId: string | null,
  visible: VisibleData,
  isIncluded: (course: Course) => boolean = () => true,
): number {
  const seats = visible.data.enrollments.filter(
    (row) => row.cohort.unwrap() === cohort && row.student.unwrap().id === memberId && holdsSeat(row),
  );
  return progressOf(cohort, inOrder(seats, (row) => row.enrolledAt).at(-1), visible, isIncluded);
}

/** Returns the progress in an enrollment, or in some courses of its cohort. */
export function progressOf(
  cohort: Cohort,
  enrollment: Enrollment | undefined,
  visible: VisibleData,
  isIncluded: (course: Course) => boolean = () => true,
): number {
  const links = visible.secured.cohortCourses().filter((row) => row.cohort.unwrap() === cohort);
  const courses = new Set(links.map((row) => row.course.unwrap()).filter(isIncluded));
  const lessons = visible.secured.lessons().filter((row) => courses.has(row.course.unwrap()));
  return percent(lessons.filter((lesson) => isDoneIn(enrollment, lesson, visible)).length, lessons.length);
}

/** Returns whether a lesson comes next: not over, and not completed by the reader. */
export const isUpcoming = (lesson: Lesson, visible: VisibleData): boolean =>
  (!lesson.startsAt || (lesson.endsAt ?? lesson.startsAt) > new Date()) &&
  (!lesson.releaseAt || lesson.releaseAt <= new Date()) &&
  completedBy(visible, [lesson]) === 0;

/** Filters lessons by the arguments of a list. */
export const ofLessons =
  (visible: VisibleData, args: LessonsArguments) =>
  (lesson: Lesson): boolean =>
    ofType(args)(lesson) &&
    (args.hasSection == null || args.hasSection === Boolean(lesson.section)) &&
    (args.isUpcoming !== true || isUpcoming(lesson, visible));

/** Returns whether the reader may see the place of a lesson. */
export function joins(lesson: Lesson, visible: VisibleData): boolean {
  const { reader, data } = visible;
  if (!reader.accountId) return false;
  if (reader.role === 'admin') return visible.isOurs(lesson);
  const course = lesson.course.unwrap();
  if (reader.role === 'instructor' && course.owner.unwrap().id === reader.membershipId) return true;
  const cohorts = data.cohortCourses
    .filter((row) => row.course.unwrap() === course)
    .map((row) => row.cohort.unwrap())
    .filter((cohort) => visible.isOpen(cohort) && !cohort.deletedAt);
  return cohorts.some((cohort) => visible.teaches(cohort) || ownOf(cohort, visible).some(holdsSeat));
}
