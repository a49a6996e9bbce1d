import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarRepeat, IconCopyPlus, IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '#texts/en';
import type { CohortHeader_CohortFragment } from './CohortHeader.generated.ts';

const ShiftDatesDialog = lazy(() => import('./ShiftDatesDialog.tsx'));
const DuplicateCohortDialog = lazy(() => import('./DuplicateCohortDialog.tsx'));

const t = texts.cohortDates;

/** Menu to move the dates of a cohort or to copy it. Its own chunk, because menus bring a positioning library along. */
export default function CohortMenu({ cohort }: { cohort: CohortHeader_CohortFragment }) {
  const [dialog, setDialog] = useState<'shift' | 'duplicate' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t.actions(cohort.title)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCalendarRepeat size={18} aria-hidden />}
            onClick={() => setDialog('shift')}
          >
            {t.shift}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopyPlus size={18} aria-hidden />}
            onClick={() => setDialog('duplicate')}
          >
            {t.duplicate}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'shift' && <ShiftDatesDialog cohort={cohort} onClose={close} />}
        {dialog === 'duplicate' && <DuplicateCohortDialog cohort={cohort} onClose={close} />}
      </Suspense>
    </>
  );
}
