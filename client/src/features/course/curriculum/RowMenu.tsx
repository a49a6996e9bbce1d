import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import { useFirstUse } from '#ui/useFirstUse';
import type { RowMenuItems } from './OpenedRowMenu.tsx';

const load = () => import('./OpenedRowMenu.tsx');
const OpenedRowMenu = lazy(load);

const t = texts.curriculum;

interface RowMenuProps {
  /** Title of the section or lesson. */
  title: string;
  items: RowMenuItems;
}

/** Menu of a row. A plain button until its first use, because a course has hundreds of rows. */
export function RowMenu({ title, items }: RowMenuProps) {
  const { isUsed, buttonProps } = useFirstUse(load);
  const button = (
    <ActionIcon size={32} aria-label={t.menu(title)} aria-haspopup="menu" {...buttonProps}>
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
  return isUsed ? (
    <Suspense fallback={button}>
      <OpenedRowMenu title={title} items={items} />
    </Suspense>
  ) : (
    button
  );
}
