import { useQuery } from '@apollo/client/react';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { Figure, Figures } from '#ui/Figures';
import { StudentFiguresDocument, TeacherFiguresDocument } from './ProfilePage.generated.ts';

const t = texts.profile;

const shown = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));

/** Statistics of the viewer: learning for students, teaching for staff. */
export function OwnFigures({ isStaff }: { isStaff: boolean }) {
  return isStaff ? <TeacherFigures /> : <StudentFigures />;
}

function StudentFigures() {
  const { data, error } = useQuery(StudentFiguresDocument);
  if (error) return null; // the profile is complete without them
  const viewer = data?.viewer;
  return (
    <Figures label={t.statistics}>
      <Figure label={t.activeEnrollments} value={shown(viewer?.activeEnrollmentCount)} />
      <Figure label={t.waitlistedEnrollments} value={shown(viewer?.waitlistedEnrollmentCount)} />
      <Figure label={t.completedEnrollments} value={shown(viewer?.completedEnrollmentCount)} />
      <Figure label={t.completedLessons} value={shown(viewer?.completedLessonCount)} />
    </Figures>
  );
}

function TeacherFigures() {
  const { data, error } = useQuery(TeacherFiguresDocument);
  if (error) return null; // the profile is complete without them
  return (
    <Figures label={t.statistics}>
      <Figure label={t.taughtCohorts} value={shown(data?.cohorts.totalCount)} />
      <Figure label={t.students} value={shown(data?.members.totalCount)} />
    </Figures>
  );
}
