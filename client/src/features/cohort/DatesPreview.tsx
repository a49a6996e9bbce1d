import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { Cell, DataTable } from '#ui/table/DataTable';
import type { ShiftPreviewQuery } from './CohortDates.generated.ts';

const t = texts.cohortDates;

interface DatesPreviewProps {
  /** Undefined while it loads. */
  preview: ShiftPreviewQuery['cohortShiftPreview'] | undefined;
  error: unknown;
  timeZone: string;
}

const columns = [{ name: t.what }, { name: t.from }, { name: t.to }];

/** Table of the dates that a move changes, in the cohort's time zone. */
export function DatesPreview({ preview, error, timeZone }: DatesPreviewProps) {
  if (error) return <Alert color="red">{readError(error).message || t.failed}</Alert>;
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
            <Cell of={t.from}>{formatDateTime(change.from, timeZone)}</Cell>
            <Cell of={t.to}>{formatDateTime(change.to, timeZone)}</Cell>
          </tr>
        ))}
      </DataTable>
    </Stack>
  );
}
