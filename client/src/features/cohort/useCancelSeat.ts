import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import type { ActionDialogProps } from '#ui/ActionDialog';
import {
  CancelMemberEnrollmentDocument,
  type CancelSeatButton_EnrollmentFragment,
} from './CancelSeatButton.generated.ts';

const t = texts.cohortStudents;

/** Returns the action that takes the seat of a student, with its texts. */
export function useCancelSeat(
  { id, student: { displayName } }: CancelSeatButton_EnrollmentFragment,
  cohortTitle: string,
): Omit<ActionDialogProps, 'opened' | 'onClose' | 'title' | 'returnFocusTo'> {
  const [send] = useMutation(CancelMemberEnrollmentDocument, { variables: { id } });
  return {
    label: t.cancelSeat,
    cancelLabel: t.keepSeat,
    isDestructive: true,
    send,
    doneText: t.seatCancelled(displayName),
    failedText: t.seatNotCancelled,
    children: t.aboutCancelledSeat(displayName, cohortTitle),
  };
}
