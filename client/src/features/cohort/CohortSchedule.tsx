import type { FragmentType } from '@apollo/client';
import { Button, Stack, Text } from '@mantine/core';
import { IconRepeat, IconVideo } from '@tabler/icons-react';
import { useFragmentData } from '#lib/useFragmentData';
import type { Weekday } from '#texts/enums.generated';
import { texts } from '#texts/en';
import {
  CohortSchedule_CohortFragmentDoc,
  type CohortSchedule_CohortFragment,
} from './CohortSchedule.generated.ts';
import { EditHint } from './EditHint.tsx';
import { Panel } from './Panel.tsx';
import { formatWeeklyTime } from './formatWeeklyTime.ts';

const t = texts.cohortDetail;

/** Live meetings of the cohort; nothing for a cohort without meetings. */
export function CohortSchedule({ cohort: ref }: { cohort: FragmentType<CohortSchedule_CohortFragment> }) {
  const { id, meeting, isRecurring, recurringSchedule, startDate, viewerCan } = useFragmentData(
    CohortSchedule_CohortFragmentDoc,
    ref,
  );
  return (
    <>
      {meeting && <MeetingPanel meeting={meeting} />}
      {!meeting && viewerCan.edit && (
        <Panel
          title={t.meeting}
          empty={<EditHint id={id} hint={t.noMeeting} action={t.addMeeting} section="meeting" />}
        />
      )}
      {isRecurring && recurringSchedule && (
        <Panel title={t.recurring}>
          <RecurringTime schedule={recurringSchedule} startDate={startDate} />
        </Panel>
      )}
    </>
  );
}

type Meeting = NonNullable<CohortSchedule_CohortFragment['meeting']>;

function MeetingPanel({ meeting: { schedule, additionalInfo, link, platform } }: { meeting: Meeting }) {
  return (
    <Panel title={t.meeting}>
      <Stack gap={6} align="flex-start">
        {schedule && <Text fw={600}>{schedule}</Text>}
        {additionalInfo && <Text c="dimmed">{additionalInfo}</Text>}
        {link ? (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            variant="light"
            mt="xs"
            leftSection={<IconVideo size={18} aria-hidden />}
          >
            {t.join(platform)}
          </Button>
        ) : (
          <Text size="xs" c="dimmed">
            {t.joinLater(platform)}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

const weekdays = Object.values(t.weekdays);

/** Formats the days of the week, moved by a number of days. */
function formatWeekdays(days: readonly Weekday[], shift = 0): string {
  const order = Object.keys(t.weekdays);
  return days.map((day) => weekdays[(order.indexOf(day) + shift + 7) % 7]).join(', ');
}

interface RecurringTimeProps {
  schedule: NonNullable<CohortSchedule_CohortFragment['recurringSchedule']>;
  startDate: string;
}

function RecurringTime({ schedule: { days, time, timeZone }, startDate }: RecurringTimeProps) {
  const { local, own, dayShift } = formatWeeklyTime(time, timeZone, startDate);
  return (
    <Stack gap={4}>
      <Text fw={600}>
        <IconRepeat size={18} aria-hidden style={{ verticalAlign: '-3px', marginInlineEnd: 8 }} />
        {t.recurringAt(formatWeekdays(days), local)}
      </Text>
      {own && (
        <Text size="xs" c="dimmed">
          {t.ownTime(formatWeekdays(days, dayShift), own)}
        </Text>
      )}
    </Stack>
  );
}
