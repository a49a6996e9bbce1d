import { Group, Stack, Text } from '@mantine/core';
import { planUseOf } from '@rules/billing/student-limit';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { ProgressBar } from '#ui/ProgressBar';

const t = texts.billing;

interface PlanUseProps {
  students: number;
  /** Most students. Null if unlimited. */
  limit: number | null;
}

/** Number of students of the institution, and how many its plan includes. */
export function PlanUse({ students, limit }: PlanUseProps) {
  if (limit === null) return <Text>{t.unlimited(texts.counts.students(students))}</Text>;
  const level = planUseOf(students, limit);
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Text fw={600}>{t.students}</Text>
        <Text>{t.used(formatCount(students), formatCount(limit))}</Text>
      </Group>
      <ProgressBar isNeutral label={t.students} value={Math.min(100, (students / limit) * 100)} />
      {level && <Text size="sm">{t.levels[level]}</Text>}
    </Stack>
  );
}
