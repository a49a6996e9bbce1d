import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { texts } from '#texts/en';

/** The button of the seat menu, alone and in the menu. */
export function SeatMenuTarget(props: ComponentProps<'button'>) {
  return (
    <ActionIcon variant="default" size={36} aria-label={texts.cohortDetail.moreActions} {...props}>
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
}
