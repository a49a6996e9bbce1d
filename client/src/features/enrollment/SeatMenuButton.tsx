import type { FragmentType } from '@apollo/client';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { useFirstUse } from '#ui/useFirstUse';
import { CancelDialog } from './CancelDialog.tsx';
import {
  EnrollmentPanel_CohortFragmentDoc,
  type EnrollmentPanel_CohortFragment,
} from './EnrollmentPanel.generated.ts';
import { useEnrollment } from './useEnrollment.ts';

const loadMenu = () => import('./SeatMenu.tsx');
const SeatMenu = lazy(loadMenu);

interface SeatMenuButtonProps {
  cohort: FragmentType<EnrollmentPanel_CohortFragment>;
  viewerId: string;
}

/** Menu in which the viewer gives up a seat or leaves the waitlist; nothing without either. */
export function SeatMenuButton({ cohort: ref, viewerId }: SeatMenuButtonProps) {
  const cohort = useFragmentData(EnrollmentPanel_CohortFragmentDoc, ref);
  const enrollment = useEnrollment(cohort.id, viewerId, cohort.institution);
  const [isAsking, setAsking] = useState(false);
  const { isUsed, buttonProps } = useFirstUse(loadMenu);
  const isWaiting = cohort.viewerEnrollment?.status === 'WAITLISTED';
  const button = <SeatMenuTarget aria-haspopup="menu" {...buttonProps} />;
  return (
    <>
      {cohort.viewerCan.cancelEnrollment &&
        (isUsed ? (
          <Suspense fallback={button}>
            <SeatMenu isWaiting={isWaiting} onLeave={() => setAsking(true)} />
          </Suspense>
        ) : (
          button
        ))}
      <CancelDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={cohort.title}
        isWaiting={isWaiting}
        onConfirm={enrollment.cancel}
      />
    </>
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
