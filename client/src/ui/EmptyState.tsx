import { Stack, Text, ThemeIcon } from '@mantine/core';
import { IconInbox, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ui.module.css';

interface EmptyStateProps {
  /** Text of the product documents, such as 'No cohorts available.' */
  title: string;
  hint?: string;
  icon?: Icon;
  /** Next step, usually a button. */
  action?: ReactNode;
}

/** Explains that a list is empty, and offers a next step. */
export function EmptyState({ title, hint, icon: IconHere = IconInbox, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" className={classes.empty}>
      <ThemeIcon size={56} radius="xl">
        <IconHere size={28} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Text fw={600}>{title}</Text>
      {hint && (
        <Text c="dimmed" size="xs" maw={420}>
          {hint}
        </Text>
      )}
      {action}
    </Stack>
  );
}
