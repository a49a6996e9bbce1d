import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ArrangeButtons, type ArrangeButtonsProps } from './ArrangeButtons.tsx';
import classes from './ui.module.css';

interface ArrangedItemProps extends ArrangeButtonsProps {
  /** Name of the item, such as 'Plan 1'. */
  title: string;
  /** Fields of the item. */
  children: ReactNode;
}

/** An item of a form's list in a frame, with the buttons that move and remove it. */
export const ArrangedItem = ({ title, children, ...buttons }: ArrangedItemProps) => (
  <fieldset className={classes.arranged} aria-label={title}>
    <Group justify="space-between" mb="xs" wrap="nowrap">
      <Text fw={600}>{title}</Text>
      <ArrangeButtons {...buttons} />
    </Group>
    <Stack gap="md">{children}</Stack>
  </fieldset>
);
