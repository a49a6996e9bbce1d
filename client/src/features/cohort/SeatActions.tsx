import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#lib/useFragmentData';
import { DeclineButton } from './DeclineButton.tsx';
import { MarkPaidButton } from './MarkPaidButton.tsx';
import {
  SeatActions_EnrollmentFragmentDoc,
  type SeatActions_EnrollmentFragment,
} from './SeatActions.generated.ts';

interface SeatActionsProps {
  enrollment: FragmentType<SeatActions_EnrollmentFragment>;
}

/** Decisions of the viewer about a held seat or a place on the waitlist, as buttons. */
export default function SeatActions({ enrollment: ref }: SeatActionsProps) {
  const enrollment = useFragmentData(SeatActions_EnrollmentFragmentDoc, ref);
  const { cohort, viewerCan } = enrollment;
  return (
    <>
      {viewerCan.markPaid && <MarkPaidButton enrollment={enrollment} cohortTitle={cohort.title} />}
      {viewerCan.decline && <DeclineButton enrollment={enrollment} cohortTitle={cohort.title} />}
    </>
  );
}
