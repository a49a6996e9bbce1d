import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** The screen's only h1; it is spoken after a change of address. */
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right; below the title on narrow screens. */
  actions?: ReactNode;
}

/** Top of every signed-in screen. Draw it at once, also while the data loads. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Group justify="space-between" align="flex-end" gap="md" mb="xl">
      <Stack gap={6} flex="1 1 320px">
        <Title order={1}>{title}</Title>
        {description && <Text c="dimmed">{description}</Text>}
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
