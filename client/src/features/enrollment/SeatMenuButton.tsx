import type { FragmentType } from '@apollo/client';
import { lazy, Suspense } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { useFirstUse } from '#ui/useFirstUse';
import {
  EnrollmentPanel_CohortFragmentDoc,
  type EnrollmentPanel_CohortFragment,
} from './EnrollmentPanel.generated.ts';
import { SeatMenuTarget } from './SeatMenuTarget.tsx';

const loadMenu = () => import('./SeatMenu.tsx');
const SeatMenu = lazy(loadMenu);

interface SeatMenuButtonProps {
  cohort: FragmentType<EnrollmentPanel_CohortFragment>;
  viewerId: string;
}

/** Menu in which the viewer gives up a seat or leaves the waitlist; nothing without either. */
export function SeatMenuButton({ cohort: ref, viewerId }: SeatMenuButtonProps) {
  const cohort = useFragmentData(EnrollmentPanel_CohortFragmentDoc, ref);
  const { isUsed, buttonProps } = useFirstUse(loadMenu);
  const button = cohort.viewerCan.cancelEnrollment && (
    <SeatMenuTarget aria-haspopup="menu" {...buttonProps} />
  );
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <SeatMenu cohort={cohort} viewerId={viewerId} />
    </Suspense>
  );
}
