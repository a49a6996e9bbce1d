import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Avatar, Button, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { readError } from '../app/errors.ts';
import { useFragmentData } from '../app/useFragmentData.ts';
import { texts } from '../texts/en.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EnrollmentBadge } from '../ui/EnrollmentBadge.tsx';
import { formatDate, formatMoney } from '../ui/formatting.ts';
import { notify } from '../ui/toasts.ts';
import {
  CohortStudentRow_EnrollmentFragmentDoc,
  MarkEnrollmentPaidDocument,
  type CohortStudentRow_EnrollmentFragment,
} from './CohortStudentRow.generated.ts';
import classes from './cohort.module.css';

const t = texts.cohortStudents;

export type StudentRef = FragmentType<CohortStudentRow_EnrollmentFragment> & { id: string };

interface CohortStudentRowProps {
  enrollment: StudentRef;
  /** Of the cohort. */
  title: string;
}

/** One person in a cohort: who, since when, how far; and what is to be paid. */
export function CohortStudentRow({ enrollment: ref, title }: CohortStudentRowProps) {
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
          <Text size="sm" c="dimmed" truncate>
            {student.email}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {standingOf(enrollment)}
        </Text>
      </div>
      <div className={classes.studentState}>
        <EnrollmentBadge status={status} />
        {viewerCan.markPaid && <MarkPaid enrollment={enrollment} title={title} />}
      </div>
    </div>
  );
}

function standingOf({
  status,
  enrolledAt,
  progress,
  price,
  waitlistPosition,
}: CohortStudentRow_EnrollmentFragment) {
  const since = t.since(formatDate(enrolledAt));
  if (status === 'PENDING') return t.owes(since, formatMoney(price));
  if (status === 'WAITLISTED' && waitlistPosition !== null) return t.waits(since, waitlistPosition);
  if (status === 'ACTIVE' || status === 'COMPLETED') return t.done(since, progress);
  return since;
}

function MarkPaid({ enrollment, title }: { enrollment: CohortStudentRow_EnrollmentFragment; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const [send] = useMutation(MarkEnrollmentPaidDocument);
  const name = enrollment.student.displayName;
  const confirm = async () => {
    try {
      await send({ variables: { id: enrollment.id } });
      notify.success(t.paid(name));
    } catch (error) {
      notify.error(readError(error).message || t.notPaid);
      throw error;
    }
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconCash size={16} aria-hidden />}
        aria-label={t.markPaidOf(name)}
        onClick={() => setAsking(true)}
      >
        {t.markPaid}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.markPaid}
        confirmLabel={t.markPaid}
        onConfirm={confirm}
      >
        {t.aboutPaid(name, formatMoney(enrollment.price), title)}
      </ConfirmDialog>
    </>
  );
}
