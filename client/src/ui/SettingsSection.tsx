import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  description?: ReactNode;
  /** Shown at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Titled card of a settings screen. */
export function SettingsSection({ title, description, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="md" mb="lg">
        <Stack gap={4} flex="1 1 280px">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {description && (
            <Text c="dimmed" size="xs">
              {description}
            </Text>
          )}
        </Stack>
        {action}
      </Group>
      {children}
    </Card>
  );
}
