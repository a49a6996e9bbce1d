import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { SchedulePreviewDocument, type CohortSessions_CohortFragment } from './CohortSessions.generated.ts';
import { OrganizerDay } from '#ui/OrganizerDay';
import { describeSchedule } from './describeSchedule.ts';
import { scheduleFormRules, scheduleInputOf } from './scheduleFormRules.ts';
import type { ScheduleValues } from './scheduleFormValues.ts';
import classes from './sessions.module.css';

const t = texts.scheduleForm;

/** The schedule of the form in words, and the dates that the server would plan. */
export function SchedulePreview({ cohort }: { cohort: CohortSessions_CohortFragment }) {
  const [values] = useDebouncedValue(useWatch<ScheduleValues>() as ScheduleValues, 300);
  const parsed = z.safeParse(scheduleFormRules, values);
  const input = parsed.success ? scheduleInputOf(cohort, parsed.data) : null;
  const { data, error } = useQuery(SchedulePreviewDocument, {
    variables: input ? withoutTopic(input) : EMPTY,
    skip: input === null,
    fetchPolicy: 'no-cache',
  });
  if (!input) return <Text c="dimmed">{t.incomplete}</Text>;
  const preview = data?.recurringSchedulePreview;
  const { interval, until, count } = input;
  const described = { ...input, interval: interval ?? 1, until: until ?? null, count: count ?? null };
  return (
    <Stack gap={6} role="status" aria-label={t.preview}>
      <Text fw={600}>{describeSchedule(described, cohort.timeZone)}</Text>
      {error && <Text c="var(--mantine-color-error)">{readError(error).message || t.notSaved}</Text>}
      {!preview && !error && <Skeleton h={72} radius="md" />}
      {preview && (
        <>
          <Text>{t.previewed(preview.count)}</Text>
          <ol className={classes.dates}>
            {preview.dates.map((date) => (
              <li key={date}>
                <Text size="xs">
                  <OrganizerDay at={date} timeZone={cohort.timeZone}>
                    {formatDateTime(date, cohort.timeZone)}
                  </OrganizerDay>
                </Text>
              </li>
            ))}
          </ol>
          {preview.count > preview.dates.length && (
            <Text size="xs" c="dimmed">
              {t.more(preview.count - preview.dates.length)}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

/** Its topic does not change the dates of a schedule. */
const withoutTopic = ({ topic: _topic, ...dates }: ReturnType<typeof scheduleInputOf>) => dates;

/** Variables of a query that is skipped. */
const EMPTY = { id: '', days: [], time: '', durationMinutes: 0 };
