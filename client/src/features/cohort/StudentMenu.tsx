import type { FragmentType } from '@apollo/client';
import { IconArrowsExchange, IconUserMinus } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ActionDialog } from '#ui/ActionDialog';
import { ItemsMenu } from '#ui/ItemsMenu';
import {
  CancelSeatButton_EnrollmentFragmentDoc,
  type CancelSeatButton_EnrollmentFragment,
} from './CancelSeatButton.generated.ts';
import {
  MoveButton_EnrollmentFragmentDoc,
  type MoveButton_EnrollmentFragment,
} from './MoveButton.generated.ts';
import { useCancelSeat } from './useCancelSeat.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));

const t = texts.cohortStudents;

interface StudentMenuProps {
  enrollment: FragmentType<CancelSeatButton_EnrollmentFragment> & FragmentType<MoveButton_EnrollmentFragment>;
  cohortTitle: string;
  can: { move: boolean; cancel: boolean };
}

/** Menu of a student's row: moves the student to another cohort, or takes the seat. */
export function StudentMenu({ enrollment: ref, cohortTitle, can }: StudentMenuProps) {
  const seat = useFragmentData(CancelSeatButton_EnrollmentFragmentDoc, ref);
  const { id, student, cohort } = useFragmentData(MoveButton_EnrollmentFragmentDoc, ref);
  const cancel = useCancelSeat(seat, cohortTitle);
  const [moving, setMoving] = useState<'never' | 'now' | 'not now'>('never');
  const [isCancelling, setCancelling] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items = [
    ...(can.move
      ? [{ label: texts.moveStudent.move, icon: IconArrowsExchange, act: () => setMoving('now') }]
      : []),
    ...(can.cancel ? [{ label: t.cancelSeat, icon: IconUserMinus, act: () => setCancelling(true) }] : []),
  ];
  return (
    <>
      <ItemsMenu label={t.actionsFor(student.displayName)} buttonRef={button} items={items} />
      {moving !== 'never' && (
        <Suspense>
          <MoveDialog
            id={id}
            name={student.displayName}
            cohort={cohort}
            opened={moving === 'now'}
            onClose={() => setMoving('not now')}
            onMoved={undefined}
          />
        </Suspense>
      )}
      <ActionDialog
        {...cancel}
        opened={isCancelling}
        onClose={() => setCancelling(false)}
        title={t.cancelSeatTitle}
        returnFocusTo={button}
      />
    </>
  );
}
