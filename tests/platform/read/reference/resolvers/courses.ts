import type { CohortCourse } from '#modules/cohort/cohort-course.entity';
import type { Course } from '#modules/course/course.entity';
import type { Section } from '#modules/course/section.entity';
import type { Lesson } from '#modules/lesson/lesson.entity';
import { type CohortsArguments, matching } from '../facts/cohorts.ts';
import {
  type LessonsArguments,
  lessonsOf,
  everCompletedBy,
  completedBy,
  progressIn,
  isUpcoming,
  ofLessons,
  joins,
} from '../facts/lessons.ts';
import { isManager } from '../facts/members.ts';
import { sum, percent, inOrder, type TypedArguments, ofType } from '../facts/values.ts';
import { connectionOf } from '../page.ts';
import type { VisibleData } from '../visible.ts';
import { partPermissions } from './permissions.ts';
import type { Resolvers } from './resolve.ts';

/** The lesson before (-1) or after (1) a lesson in its course. */
function neighbour(lesson: Lesson, visible: VisibleData, step: number): Lesson | null {
  const lessons = inOrder(lessonsOf(lesson.course.unwrap(), visible), (row) => row.position);
  return lessons[lessons.indexOf(lesson) + step] ?? null;
}

/** Fields of courses and their lessons that differ from the entities' own properties. */
export const COURSES_RESOLVERS = {
  Course: {
    sections: (course, { secured }) =>
      inOrder(
        secured.sections().filter((row) => row.course.unwrap() === course),
        (row) => row.position,
      ),
    cohorts: (course, visible, args: CohortsArguments) => {
      const links = visible.secured.cohortCourses().filter((row) => row.course.unwrap() === course);
      const offered = links
        .map((row) => row.cohort.unwrap())
        .filter(visible.cohort)
        .filter(visible.isListed);
      const taught = args.isTaught ? offered.filter((row) => visible.teaches(row)) : offered;
      return connectionOf(taught.filter(matching(args)), { by: (row) => row.startDate }, args);
    },
    lessons: (course, visible, args: LessonsArguments) =>
      connectionOf(
        lessonsOf(course, visible).filter(ofLessons(visible, args)),
        { by: (row) => row.position },
        args,
      ),
    activities: (course, visible, args: TypedArguments) => {
      const rows = visible.data.activities.filter(
        (row) => row.course.unwrap() === course && visible.activity(row),
      );
      return connectionOf(rows.filter(ofType(args)), { by: (row) => row.dueAt }, args);
    },
    lessonCount: (course, visible) => lessonsOf(course, visible).length,
    durationMinutes: (course, visible) =>
      sum(lessonsOf(course, visible).map((row) => row.durationMinutes ?? 0)),
    completedLessonCount: (course, visible) => completedBy(visible, lessonsOf(course, visible)),
    progress: (course, visible) => {
      const lessons = lessonsOf(course, visible);
      return percent(completedBy(visible, lessons), lessons.length);
    },
    ownCompletedLessonCount: (course, visible) => everCompletedBy(visible, lessonsOf(course, visible)),
    nextLesson: (course, visible) =>
      inOrder(lessonsOf(course, visible), (row) => row.position).find((row) => isUpcoming(row, visible)) ??
      null,
    viewerCertificate: (course, { data, reader }) =>
      data.certificates.find(
        (row) => row.course.unwrap() === course && row.student.unwrap().id === reader.membershipId,
      ) ?? null,
    studentCount: (course, { secured }) => {
      const links = secured.cohortCourses().filter((row) => row.course.unwrap() === course);
      const cohorts = links.map((row) => row.cohort.unwrap()).filter((row) => !row.deletedAt);
      return sum(cohorts.map((row) => row.studentCount));
    },
    viewerCan: (course, visible) => {
      const manages = visible.isOurs(course) && isManager(visible, course.owner.unwrap());
      return {
        edit: manages,
        delete: manages,
        share: manages,
        manageCoTeachers: manages,
        seeGradebook:
          visible.isOurs(course) &&
          (visible.reader.role === 'admin' ||
            (visible.reader.role === 'instructor' && visible.teachesIn(course, null))),
        publish: manages && course.status === 'draft',
        unpublish: manages && course.status === 'published',
        archive: manages && course.status !== 'archived',
        restore: manages && course.status === 'archived',
      };
    },
  } satisfies Resolvers<Course>,

  CourseProgress: {
    course: ({ course }, visible) => (visible.course(course.unwrap()) ? course : null),
    progress: ({ cohort, course }, visible) =>
      progressIn(cohort.unwrap(), visible.reader.membershipId, visible, (row) => row === course.unwrap()),
  } satisfies Resolvers<CohortCourse>,

  Section: {
    lessons: (section, { secured }) =>
      inOrder(
        secured.lessons().filter((row) => row.section?.unwrap() === section),
        (row) => row.position,
      ),
  } satisfies Resolvers<Section>,

  Lesson: {
    isCompleted: (lesson, visible) => completedBy(visible, [lesson]) > 0,
    meetingLink: (lesson, visible) => (joins(lesson, visible) ? lesson.link : null),
    materials: (lesson, visible) => (joins(lesson, visible) ? lesson.materialList : []),
    content: (lesson, visible) => (joins(lesson, visible) ? (lesson.contentText ?? null) : null),
    videoUrl: (lesson, visible) => (joins(lesson, visible) ? (lesson.videoAddress ?? null) : null),
    transcript: (lesson, visible) => (joins(lesson, visible) ? (lesson.transcriptText ?? null) : null),
    isOpen: (lesson, visible) => joins(lesson, visible),
    lockedUntil: () => null,
    previous: (lesson, visible) => neighbour(lesson, visible, -1),
    next: (lesson, visible) => neighbour(lesson, visible, 1),
    viewerCan: (lesson, visible) => ({
      ...partPermissions(lesson, visible),
      complete:
        visible.isOurs(lesson) &&
        lesson.course.unwrap().status !== 'archived' &&
        visible.hasSeatIn(lesson.course.unwrap(), visible.reader.membershipId),
    }),
  } satisfies Resolvers<Lesson>,
};
