import { Card, Group, Skeleton, Text, ThemeIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface StatCardProps {
  label: string;
  /** Formatted value; undefined while loading. */
  value: string | undefined;
  hint?: string;
  icon: Icon;
}

/** Card with a figure and its name. */
export function StatCard({ label, value, hint, icon: IconHere }: StatCardProps) {
  return (
    <Card role="group" aria-label={label}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text size="sm" c="dimmed" fw={600}>
          {label}
        </Text>
        <ThemeIcon size={38}>
          <IconHere size={20} stroke={1.7} aria-hidden />
        </ThemeIcon>
      </Group>
      {value === undefined ? (
        <Skeleton h={36} w={96} mt={6} radius="sm" />
      ) : (
        <Text fz={30} fw={700} lh={1.2} lts="-0.03em" mt={6}>
          {value}
        </Text>
      )}
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
    </Card>
  );
}
