import { IconCalendarRepeat, IconCopyPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '#texts/en';
import { ItemsMenu } from '#ui/ItemsMenu';
import type { CohortHeader_CohortFragment } from './CohortHeader.generated.ts';

const ShiftDatesDialog = lazy(() => import('./ShiftDatesDialog.tsx'));
const DuplicateCohortDialog = lazy(() => import('./DuplicateCohortDialog.tsx'));

const t = texts.cohortDates;

const BESIDE_BUTTONS = { variant: 'default', size: 36 };

/** Menu to move the dates of a cohort or to copy it. Its own chunk, because menus bring a positioning library along. */
export default function CohortMenu({ cohort }: { cohort: CohortHeader_CohortFragment }) {
  const [dialog, setDialog] = useState<'shift' | 'duplicate' | null>(null);
  const close = () => setDialog(null);
  const items = [
    { label: t.shift, icon: IconCalendarRepeat, act: () => setDialog('shift') },
    { label: t.duplicate, icon: IconCopyPlus, act: () => setDialog('duplicate') },
  ];
  return (
    <>
      <ItemsMenu label={t.actions(cohort.title)} items={items} button={BESIDE_BUTTONS} />
      <Suspense>
        {dialog === 'shift' && <ShiftDatesDialog cohort={cohort} onClose={close} />}
        {dialog === 'duplicate' && <DuplicateCohortDialog cohort={cohort} onClose={close} />}
      </Suspense>
    </>
  );
}
