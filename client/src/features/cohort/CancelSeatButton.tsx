import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmedAction } from '#ui/ConfirmedAction';
import {
  CancelSeatButton_EnrollmentFragmentDoc,
  type CancelSeatButton_EnrollmentFragment,
} from './CancelSeatButton.generated.ts';
import { useCancelSeat } from './useCancelSeat.ts';

const t = texts.cohortStudents;

interface CancelSeatButtonProps {
  enrollment: FragmentType<CancelSeatButton_EnrollmentFragment>;
  cohortTitle: string;
}

/** Button that takes the seat of a student. */
export function CancelSeatButton({ enrollment: ref, cohortTitle }: CancelSeatButtonProps) {
  const enrollment = useFragmentData(CancelSeatButton_EnrollmentFragmentDoc, ref);
  return (
    <ConfirmedAction
      {...useCancelSeat(enrollment, cohortTitle)}
      fullLabel={t.cancelSeatOf(enrollment.student.displayName)}
      dialogTitle={t.cancelSeatTitle}
      variant="default"
    />
  );
}
