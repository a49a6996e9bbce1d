import type { FragmentType } from '@apollo/client';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { useFirstUse } from '#ui/useFirstUse';
import {
  EnrollmentPanel_CohortFragmentDoc,
  type EnrollmentPanel_CohortFragment,
} from './EnrollmentPanel.generated.ts';

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

/** The button itself, alone and in the menu. */
export function SeatMenuTarget(props: ComponentProps<'button'>) {
  return (
    <ActionIcon variant="default" size={36} aria-label={texts.cohortDetail.moreActions} {...props}>
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
}
