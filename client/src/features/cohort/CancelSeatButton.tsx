import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmedAction } from '#ui/ConfirmedAction';
import {
  CancelMemberEnrollmentDocument,
  CancelSeatButton_EnrollmentFragmentDoc,
  type CancelSeatButton_EnrollmentFragment,
} from './CancelSeatButton.generated.ts';

const t = texts.cohortStudents;

interface CancelSeatButtonProps {
  enrollment: FragmentType<CancelSeatButton_EnrollmentFragment>;
  cohortTitle: string;
}

/** Button that takes the seat of a student. */
export function CancelSeatButton({ enrollment: ref, cohortTitle }: CancelSeatButtonProps) {
  const { id, student } = useFragmentData(CancelSeatButton_EnrollmentFragmentDoc, ref);
  const [send] = useMutation(CancelMemberEnrollmentDocument, { variables: { id } });
  const name = student.displayName;
  return (
    <ConfirmedAction
      label={t.cancelSeat}
      fullLabel={t.cancelSeatOf(name)}
      dialogTitle={t.cancelSeatTitle}
      cancelLabel={t.keepSeat}
      variant="default"
      isDestructive
      send={send}
      doneText={t.seatCancelled(name)}
      failedText={t.seatNotCancelled}
    >
      {t.aboutCancelledSeat(name, cohortTitle)}
    </ConfirmedAction>
  );
}
