import { texts } from '#texts/en';
import { useSelection } from '#ui/table/Selection';
import { EnrollmentRow } from './EnrollmentRow.tsx';
import { StudentEnrollmentsDocument } from './Enrollments.generated.ts';
import { StudentPanel } from './StudentPanel.tsx';

const t = texts.studentPage;
const names = texts.cohortStudents;

const columns = [
  { name: t.cohort },
  { name: names.enrolled },
  { name: names.progress },
  { name: texts.enrollments.payment },
  { name: names.status },
  { name: names.actions, isQuiet: true },
];

/** Enrollments of a student with progress and payments. */
export function StudentEnrollments({ id }: { id: string }) {
  const selection = useSelection([]);
  return (
    <StudentPanel
      title={t.enrollments}
      none={t.noEnrollments}
      columns={columns}
      document={StudentEnrollmentsDocument}
      id={id}
      listOf={({ member }) => member?.enrollments}
    >
      {(enrollment) => <EnrollmentRow key={enrollment.id} enrollment={enrollment} selection={selection} />}
    </StudentPanel>
  );
}
