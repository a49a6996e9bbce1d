import { Group, Text } from '@mantine/core';
import { weeksBetween } from '@rules/cohort/cohort';
import { IconCalendarTime } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import type { CohortFormValues } from './cohortFormValues.ts';

const t = texts.cohortForm;

/** Shows the weeks between start and end, rounded up; 'Not set' while either is missing or the end is first. */
export default function DurationSummary({ timeZone }: { timeZone: string }) {
  const [startDate, endDate] = useWatch<CohortFormValues, ['startDate', 'endDate']>({
    name: ['startDate', 'endDate'],
  });
  return (
    <Group gap={10} role="status">
      <IconCalendarTime size={20} stroke={1.7} aria-hidden color="var(--mantine-color-dimmed)" />
      <Text c="dimmed">
        {t.duration}:{' '}
        <Text span fw={600} c="var(--mantine-color-text)">
          {durationText(startDate, endDate, timeZone)}
        </Text>
      </Text>
    </Group>
  );
}

function durationText(startDate: string, endDate: string, timeZone: string): string {
  const [start, end] = [new Date(startDate), new Date(endDate)];
  return start <= end ? texts.counts.weeks(weeksBetween(start, end, timeZone)) : t.notSet;
}
