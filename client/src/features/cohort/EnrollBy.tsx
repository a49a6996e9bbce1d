import { Text } from '@mantine/core';
import { isPast, isSoon } from '#lib/deadline';
import { texts } from '#texts/en';
import { formatLastDay } from '#texts/formatting';
import { When } from '#ui/When';

const t = texts.cohortList;

interface EnrollByProps {
  /** ISO instant. */
  deadline: string;
  /** Time zone of the cohort. */
  timeZone: string;
}

/** Last day to enroll, in amber during the last seven days. */
export function EnrollBy({ deadline, timeZone }: EnrollByProps) {
  if (isPast(deadline))
    return (
      <Text size="xs" c="dimmed">
        {t.closed}
      </Text>
    );
  const near = isSoon(deadline);
  // A deadline at midnight ends the day before.
  const lastMoment =
    formatLastDay(deadline, timeZone) === null ? deadline : new Date(Date.parse(deadline) - 1).toISOString();
  return (
    <Text
      size="xs"
      c={near ? 'var(--app-deadline)' : 'dimmed'}
      fw={near ? 600 : 400}
      data-soon={near || undefined}
    >
      {t.enrollBy} <When at={lastMoment} timeZone={timeZone} />
    </Text>
  );
}
