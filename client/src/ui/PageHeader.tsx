import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** Only h1 of the screen; announced after a navigation. */
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right; below the title on narrow screens. */
  actions?: ReactNode;
}

/** Header of every screen for signed-in users. Render it at once, also while data loads. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Group justify="space-between" align="center" gap="md" mb="lg">
      <Stack gap={2} flex="1 1 240px" miw={0}>
        <Title order={1}>{title}</Title>
        {description && <Text c="dimmed">{description}</Text>}
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
