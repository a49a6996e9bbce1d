import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Avatar, Button, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { readError } from '#lib/errors';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { EnrollmentBadge } from '#ui/EnrollmentBadge';
import { formatDate, formatMoney } from '#texts/formatting';
import { notify } from '#lib/toasts';
import {
  CohortStudentRow_EnrollmentFragmentDoc,
  DeclineEnrollmentDocument,
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
        {viewerCan.decline && <Decline enrollment={enrollment} title={title} />}
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

interface DecisionsProps {
  enrollment: CohortStudentRow_EnrollmentFragment;
  /** Of the cohort. */
  title: string;
}

function MarkPaid({ enrollment: { id, student, price }, title }: DecisionsProps) {
  const [send] = useMutation(MarkEnrollmentPaidDocument, { variables: { id } });
  const name = student.displayName;
  return (
    <Decision
      label={t.markPaid}
      fullLabel={t.markPaidOf(name)}
      dialogTitle={t.markPaid}
      variant="light"
      icon={<IconCash size={16} aria-hidden />}
      send={send}
      doneText={t.paid(name)}
      failedText={t.notPaid}
    >
      {t.aboutPaid(name, formatMoney(price), title)}
    </Decision>
  );
}

function Decline({ enrollment: { id, student, status }, title }: DecisionsProps) {
  const [send] = useMutation(DeclineEnrollmentDocument, { variables: { id } });
  const name = student.displayName;
  return (
    <Decision
      label={t.decline}
      fullLabel={t.declineOf(name)}
      dialogTitle={t.declineTitle}
      variant="default"
      isDestructive
      send={send}
      doneText={t.declined(name)}
      failedText={t.notDeclined}
    >
      {(status === 'WAITLISTED' ? t.aboutDeclinedWaiting : t.aboutDeclinedSeat)(name, title)}
    </Decision>
  );
}

interface DecisionProps {
  label: string;
  /** Tells buttons of the same label apart for screen readers. */
  fullLabel: string;
  dialogTitle: string;
  variant: 'light' | 'default';
  icon?: ReactNode;
  isDestructive?: boolean;
  send: () => Promise<unknown>;
  doneText: string;
  failedText: string;
  /** The dialog's text. */
  children: ReactNode;
}

/** A button that asks in a dialog before it sends. */
function Decision({ label, fullLabel, dialogTitle, isDestructive = false, ...props }: DecisionProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await props.send();
      notify.success(props.doneText);
    } catch (error) {
      notify.error(readError(error).message || props.failedText);
      throw error;
    }
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant={props.variant}
        leftSection={props.icon}
        aria-label={fullLabel}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={dialogTitle}
        confirmLabel={label}
        destructive={isDestructive}
        onConfirm={confirm}
      >
        {props.children}
      </ConfirmDialog>
    </>
  );
}
