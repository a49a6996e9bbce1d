import { useQuery } from '@apollo/client/react';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { Figure, Figures } from '#ui/Figures';
import { CurrentCourses } from './CurrentCourses.tsx';
import { StudentFiguresDocument, TeacherFiguresDocument } from './ProfilePage.generated.ts';

const t = texts.profile;

const shown = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));

/** Statistics and current courses of the viewer: learning for students, teaching for staff. */
export function OwnFigures({ isStaff }: { isStaff: boolean }) {
  return isStaff ? <TeacherFigures /> : <StudentFigures />;
}

function StudentFigures() {
  const { data, error } = useQuery(StudentFiguresDocument);
  if (error) return null; // the profile is complete without them
  const viewer = data?.viewer;
  const courses = viewer?.activeCourses.map(({ id, title, progress }) => ({
    id,
    title,
    to: paths.myCourse(id),
    fact: texts.myCourses.progressOf(progress),
  }));
  return (
    <>
      <Figures label={t.statistics}>
        <Figure label={t.activeEnrollments} value={shown(viewer?.activeEnrollmentCount)} />
        <Figure label={t.waitlistedEnrollments} value={shown(viewer?.waitlistedEnrollmentCount)} />
        <Figure label={t.completedEnrollments} value={shown(viewer?.completedEnrollmentCount)} />
        <Figure label={t.completedLessons} value={shown(viewer?.completedLessonCount)} />
      </Figures>
      <CurrentCourses courses={courses ?? []} />
    </>
  );
}

function TeacherFigures() {
  const { data, error } = useQuery(TeacherFiguresDocument);
  if (error) return null; // the profile is complete without them
  const courses = data?.myCourses.nodes.map(({ id, title, studentCount }) => ({
    id,
    title,
    to: paths.course(id),
    fact: texts.counts.students(studentCount),
  }));
  return (
    <>
      <Figures label={t.statistics}>
        <Figure label={t.taughtCohorts} value={shown(data?.cohorts.totalCount)} />
        <Figure label={t.students} value={shown(data?.members.totalCount)} />
      </Figures>
      <CurrentCourses courses={courses ?? []} />
    </>
  );
}
