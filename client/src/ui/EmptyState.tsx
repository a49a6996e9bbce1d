import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import classes from './ui.module.css';

interface EmptyStateProps {
  /** Text of the product documents, such as 'No cohorts available.' */
  title: string;
  hint?: string;
  drawing?: DrawingName;
  /** Next step, usually a button. */
  action?: ReactNode;
}

/** Explains that a list is empty, and offers a next step. */
export function EmptyState({ title, hint, drawing = 'nothing', action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" className={classes.empty}>
      <Drawing name={drawing} />
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
