import { IconCalendarRepeat, IconCopyPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '#texts/en';
import { ItemsMenu } from '#ui/ItemsMenu';
import { useFirstOpening } from '#ui/useFirstOpening';
import type { CohortHeader_CohortFragment } from './CohortHeader.generated.ts';
import { COHORT_MENU_LOOK } from './cohortMenuLook.ts';

const ShiftDatesDialog = lazy(() => import('./ShiftDatesDialog.tsx'));
const DuplicateCohortDialog = lazy(() => import('./DuplicateCohortDialog.tsx'));

const t = texts.cohortDates;

/** Menu to move the dates of a cohort or to copy it, open at first. Its own chunk, which loads on its first use. */
export default function CohortMenu({ cohort }: { cohort: CohortHeader_CohortFragment }) {
  const [dialog, setDialog] = useState<'shift' | 'duplicate' | null>(null);
  const { target, isOpen, setOpen } = useFirstOpening();
  const close = () => setDialog(null);
  const items = [
    { label: t.shift, icon: IconCalendarRepeat, act: () => setDialog('shift') },
    { label: t.duplicate, icon: IconCopyPlus, act: () => setDialog('duplicate') },
  ];
  return (
    <>
      <ItemsMenu
        label={t.actions(cohort.title)}
        items={items}
        button={COHORT_MENU_LOOK}
        buttonRef={target}
        opening={{ isOpen, setOpen }}
      />
      <Suspense>
        {dialog === 'shift' && <ShiftDatesDialog cohort={cohort} onClose={close} />}
        {dialog === 'duplicate' && <DuplicateCohortDialog cohort={cohort} onClose={close} />}
      </Suspense>
    </>
  );
}
