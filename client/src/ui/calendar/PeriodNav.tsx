import { ActionIcon, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface PeriodNavProps {
  /** Name of the shown period, such as 'November 2026'. */
  label: string;
  previous: { label: string; onClick: () => void };
  next: { label: string; onClick: () => void };
  /** Shown after the buttons. */
  children?: ReactNode;
}

/** Moves a calendar to the period before or after. */
export function PeriodNav({ label, previous, next, children }: PeriodNavProps) {
  return (
    <Group justify="space-between" mb="sm" wrap="nowrap">
      <ActionIcon aria-label={previous.label} onClick={previous.onClick}>
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
      <Group gap="sm" justify="center">
        <Text fw={600} aria-live="polite">
          {label}
        </Text>
        {children}
      </Group>
      <ActionIcon aria-label={next.label} onClick={next.onClick}>
        <IconArrowRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
