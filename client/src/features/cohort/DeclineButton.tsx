import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmedAction } from '#ui/ConfirmedAction';
import {
  DeclineButton_EnrollmentFragmentDoc,
  DeclineEnrollmentDocument,
  type DeclineButton_EnrollmentFragment,
} from './DeclineButton.generated.ts';

const t = texts.cohortStudents;

interface DeclineButtonProps {
  enrollment: FragmentType<DeclineButton_EnrollmentFragment>;
  cohortTitle: string;
}

/** Button that declines a held seat or a place on the waitlist. */
export function DeclineButton({ enrollment: ref, cohortTitle }: DeclineButtonProps) {
  const { id, status, student } = useFragmentData(DeclineButton_EnrollmentFragmentDoc, ref);
  const [send] = useMutation(DeclineEnrollmentDocument, { variables: { id } });
  const name = student.displayName;
  return (
    <ConfirmedAction
      label={t.decline}
      fullLabel={t.declineOf(name)}
      dialogTitle={t.declineTitle}
      variant="default"
      isDestructive
      send={send}
      doneText={t.declined(name)}
      failedText={t.notDeclined}
    >
      {(status === 'WAITLISTED' ? t.aboutDeclinedWaiting : t.aboutDeclinedSeat)(name, cohortTitle)}
    </ConfirmedAction>
  );
}
