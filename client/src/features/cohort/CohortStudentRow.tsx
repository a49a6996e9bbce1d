import type { FragmentType } from '@apollo/client';
import { Avatar, Text } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDate, formatMoney } from '#texts/formatting';
import { EnrollmentBadge } from '#ui/EnrollmentBadge';
import {
  CohortStudentRow_EnrollmentFragmentDoc,
  type CohortStudentRow_EnrollmentFragment,
} from './CohortStudentRow.generated.ts';
import { CancelSeatButton } from './CancelSeatButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { MarkPaidButton } from './MarkPaidButton.tsx';
import classes from './cohort.module.css';

const t = texts.cohortStudents;

export type StudentRef = FragmentType<CohortStudentRow_EnrollmentFragment> & { id: string };

interface CohortStudentRowProps {
  enrollment: StudentRef;
  cohortTitle: string;
}

/** Student of a cohort: name, status, progress and amount due, with the actions of the viewer. */
export function CohortStudentRow({ enrollment: ref, cohortTitle }: CohortStudentRowProps) {
  const enrollment = useFragmentData(CohortStudentRow_EnrollmentFragmentDoc, ref);
  const { student, status, viewerCan } = enrollment;
  return (
    <div className={classes.student}>
      <Avatar src={student.avatarUrl} name={student.displayName} color="initials" size={40} alt="" />
      <div>
        <Text fw={600} truncate>
          {student.displayName}
        </Text>
        {student.email && (
          <Text size="xs" c="dimmed" truncate>
            {student.email}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {formatStanding(enrollment)}
        </Text>
      </div>
      <div className={classes.studentState}>
        <EnrollmentBadge status={status} />
        {viewerCan.markPaid && <MarkPaidButton enrollment={enrollment} cohortTitle={cohortTitle} />}
        {viewerCan.decline && <DeclineButton enrollment={enrollment} cohortTitle={cohortTitle} />}
        {viewerCan.cancel && !viewerCan.decline && (
          <CancelSeatButton enrollment={enrollment} cohortTitle={cohortTitle} />
        )}
      </div>
    </div>
  );
}

function formatStanding({
  status,
  enrolledAt,
  progress,
  price,
  waitlistPosition,
}: CohortStudentRow_EnrollmentFragment) {
  const since = t.since(formatDate(enrolledAt));
  if (status === 'PENDING') return t.due(since, formatMoney(price));
  if (status === 'WAITLISTED' && waitlistPosition !== null) return t.waitlisted(since, waitlistPosition);
  if (status === 'ACTIVE' || status === 'COMPLETED') return t.progress(since, progress);
  return since;
}
