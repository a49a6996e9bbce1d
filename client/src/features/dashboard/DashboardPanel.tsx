import { Anchor, Card, Group, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';

interface DashboardPanelProps {
  title: string;
  /** Link to the full list of which the panel shows the first entries. */
  more?: { to: string; label: string };
  /** Button next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Titled section of the dashboard. */
export function DashboardPanel({ title, more, action, children }: DashboardPanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" mb="lg">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Group gap="md">
          {action}
          {more && (
            <Anchor component={AppLink} to={more.to} size="sm">
              {more.label}
            </Anchor>
          )}
        </Group>
      </Group>
      {children}
    </Card>
  );
}
