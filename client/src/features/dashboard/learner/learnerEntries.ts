import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import type { Learner } from './learner.ts';

const t = texts.userDashboard;

type Course = Pick<Learner['activeCourses'][number], 'title' | 'upcomingLessons'>;
type Lesson = Course['upcomingLessons']['nodes'][number] & { courseTitle: string };

const MAX_LESSONS = 5;

/** Returns the lessons that come next: those with a time by their start, then those of the courses in turn. */
export function upcomingLessons(courses: readonly Course[]): Lesson[] {
  const rows = courses.map(({ title, upcomingLessons: { nodes } }) =>
    nodes.map((lesson) => ({ ...lesson, courseTitle: title })),
  );
  const inTurn = Array.from({ length: MAX_LESSONS }, (_, index) =>
    rows.flatMap((lessons) => lessons[index] ?? []),
  ).flat();
  const timed = inTurn
    .filter(({ startsAt }) => startsAt !== null)
    .toSorted((one, other) => Date.parse(one.startsAt!) - Date.parse(other.startsAt!));
  return [...timed, ...inTurn.filter(({ startsAt }) => startsAt === null)].slice(0, MAX_LESSONS);
}

/** Something that the viewer did, or that happened to the viewer's work. */
interface ActivityEntry {
  key: string;
  text: string;
  /** ISO instant. */
  at: string;
  to: string;
}

const MAX_ENTRIES = 8;

/** Returns what the viewer did last, latest first. */
export function recentActivity({
  recentCompletions,
  membership,
  recentEnrollments,
}: Pick<Learner, 'recentCompletions' | 'membership' | 'recentEnrollments'>): ActivityEntry[] {
  const work = membership?.recentWork.nodes ?? [];
  const entries: ActivityEntry[] = [
    ...recentCompletions.map(({ id, createdAt, lesson }) => ({
      key: id,
      text: t.completedLesson(lesson.title, lesson.course.title),
      at: createdAt,
      to: paths.lesson(lesson.id),
    })),
    ...work.map(({ id, submittedAt, activity }) => ({
      key: id,
      text: t.submitted(activity.title),
      at: submittedAt,
      to: paths.submitAssignment(activity.id),
    })),
    ...work.flatMap(({ id, gradedAt, points, activity }) =>
      gradedAt === null || points === null
        ? []
        : [
            {
              key: `${id} grade`,
              text: t.graded(activity.title, points, activity.points),
              at: gradedAt,
              to: paths.submitAssignment(activity.id),
            },
          ],
    ),
    ...recentEnrollments.nodes.map(({ id, enrolledAt, cohort }) => ({
      key: id,
      text: t.enrolled(cohort.title),
      at: enrolledAt,
      to: paths.cohort(cohort.id),
    })),
  ];
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, MAX_ENTRIES);
}
