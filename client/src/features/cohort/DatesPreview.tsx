import { Skeleton, Stack, Text } from '@mantine/core';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { OrganizerDay } from '#ui/OrganizerDay';
import { Cell, DataTable } from '#ui/table/DataTable';
import type { CohortDates_NotifiedCountsFragment, ShiftPreviewQuery } from './CohortDates.generated.ts';

const t = texts.cohortDates;

interface DatesPreviewProps {
  /** Undefined while it loads. */
  preview: ShiftPreviewQuery['cohortShiftPreview'] | undefined;
  error: unknown;
  onRetry: () => void;
  timeZone: string;
}

const list = new Intl.ListFormat(texts.locale.tag);

const columns = [{ name: t.what }, { name: t.from }, { name: t.to }];

/** Table of the dates that a move changes, in the cohort's time zone, and the people who are notified. */
export function DatesPreview({ preview, error, onRetry, timeZone }: DatesPreviewProps) {
  if (error) return <ErrorState message={readError(error).message || t.previewFailed} onRetry={onRetry} />;
  if (!preview) return <Skeleton h={180} radius="md" />;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t.zone(timeZone)}
      </Text>
      <DataTable label={t.table} columns={columns}>
        {preview.changes.map((change) => (
          <tr key={`${change.kind} ${change.title} ${change.from}`}>
            <Cell isName>
              {change.title === null ? t.kinds[change.kind] : t.named(t.kinds[change.kind], change.title)}
            </Cell>
            <Cell of={t.from}>
              <OrganizerDay at={change.from} timeZone={timeZone}>
                {formatDateTime(change.from, timeZone)}
              </OrganizerDay>
            </Cell>
            <Cell of={t.to}>
              <OrganizerDay at={change.to} timeZone={timeZone}>
                {formatDateTime(change.to, timeZone)}
              </OrganizerDay>
            </Cell>
          </tr>
        ))}
      </DataTable>
      <Text role="status">{describeNotified(preview)}</Text>
    </Stack>
  );
}

/** Returns the numbers of people who are notified, by group. */
function describeNotified(preview: CohortDates_NotifiedCountsFragment): string {
  const { notifiedStudentCount, notifiedWaitlistCount, notifiedTeacherCount } = preview;
  const groups = [
    notifiedStudentCount > 0 && texts.counts.students(notifiedStudentCount),
    notifiedWaitlistCount > 0 && t.onWaitlist(texts.counts.people(notifiedWaitlistCount)),
    notifiedTeacherCount > 0 && texts.counts.teachers(notifiedTeacherCount),
  ].filter((group) => group !== false);
  return groups.length === 0 ? t.nobody : t.notified(list.format(groups));
}
