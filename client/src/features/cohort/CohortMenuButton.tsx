import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import { useFirstUse } from '#ui/useFirstUse';
import type { CohortHeader_CohortFragment } from './CohortHeader.generated.ts';
import { COHORT_MENU_LOOK } from './cohortMenuLook.ts';

const loadMenu = () => import('./CohortMenu.tsx');
const CohortMenu = lazy(loadMenu);

/** Button of the menu of a cohort, which loads on its first use. */
export function CohortMenuButton({ cohort }: { cohort: CohortHeader_CohortFragment }) {
  const { isUsed, buttonProps } = useFirstUse(loadMenu);
  const button = (
    <ActionIcon
      {...COHORT_MENU_LOOK}
      aria-label={texts.cohortDates.actions(cohort.title)}
      aria-haspopup="menu"
      {...buttonProps}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <CohortMenu cohort={cohort} />
    </Suspense>
  );
}
