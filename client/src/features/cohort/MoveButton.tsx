import type { FragmentType } from '@apollo/client';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  MoveButton_EnrollmentFragmentDoc,
  type MoveButton_EnrollmentFragment,
} from './MoveButton.generated.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));

const t = texts.moveStudent;

interface MoveButtonProps {
  enrollment: FragmentType<MoveButton_EnrollmentFragment>;
  /** Runs after the move, such as a refetch of a list. */
  onMoved?: () => Promise<unknown>;
}

/** Button that moves a student to another cohort. */
export function MoveButton({ enrollment: ref, onMoved }: MoveButtonProps) {
  const enrollment = useFragmentData(MoveButton_EnrollmentFragmentDoc, ref);
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t.moveOf(enrollment.student.displayName, enrollment.cohort.title)}
        onClick={() => setDialog('open')}
      >
        {t.move}
      </Button>
      {dialog !== 'never opened' && (
        <Suspense>
          <MoveDialog
            id={enrollment.id}
            name={enrollment.student.displayName}
            cohort={enrollment.cohort}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onMoved={onMoved}
          />
        </Suspense>
      )}
    </>
  );
}
