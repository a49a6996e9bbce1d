import type { FragmentType } from '@apollo/client';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { EventRegistrationStatus } from '#texts/enums.generated';
import { ExportButton } from '#ui/ExportButton';
import { FormSection } from '#ui/FormSection';
import { useSelection } from '#ui/table/Selection';
import { TableList } from '#ui/table/TableList';
import { AttendanceBar } from './AttendanceBar.tsx';
import {
  EventRegistrations_EventFragmentDoc,
  EventRegistrationsDocument,
  type EventRegistrations_EventFragment,
} from './EventRegistrations.generated.ts';
import { hasPlace } from './hasPlace.ts';
import { RegistrationRow } from './RegistrationRow.tsx';

const t = texts.eventRegistrations;
const statuses = Object.keys(t.statuses) as EventRegistrationStatus[];

const columns = [
  { name: t.person },
  { name: t.registeredAt },
  { name: t.status },
  { name: t.attendance, isQuiet: true },
] as const;

const IN_ORDER = { field: 'TURN', direction: 'ASC' } as const;

interface EventRegistrationsProps {
  event: FragmentType<EventRegistrations_EventFragment>;
}

/** Registrations of an event in order, with attendance from its start on, for its editors. Its own chunk. */
export default function EventRegistrations({ event: ref }: EventRegistrationsProps) {
  const { id, viewerCan } = useFragmentData(EventRegistrations_EventFragmentDoc, ref);
  const [{ status, page }, show] = useState<{ status: EventRegistrationStatus | null; page: number }>({
    status: null,
    page: 1,
  });
  const { data, error, isStale, retry } = useScreenQuery(
    EventRegistrationsDocument,
    { id, status, orderBy: IN_ORDER, page },
    null,
    0,
  );
  const registrations = data?.event?.registrations;
  const markable = viewerCan.markAttendance ? (registrations?.nodes.filter(hasPlace) ?? []) : [];
  const selection = useSelection(markable.map((registration) => registration.id));
  return (
    <FormSection title={t.title}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <NativeSelect
            aria-label={t.filter}
            value={status ?? ''}
            data={[
              { value: '', label: t.all },
              ...statuses.map((value) => ({ value, label: t.statuses[value] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              show({ status: statuses.find((one) => one === value) ?? null, page: 1 })
            }
          />
          <ExportButton
            path={`/exports/events/${id}/registrations.csv`}
            filters={{ status }}
            texts={t.export}
          />
        </Group>
        {!viewerCan.markAttendance && (
          <Text size="xs" c="dimmed">
            {t.hint}
          </Text>
        )}
        <TableList
          label={t.title}
          columns={columns}
          {...(markable.length > 0 && { selection })}
          isBare
          items={registrations?.nodes}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          isStale={isStale}
          skeletonCount={3}
          empty={{ title: status ? t.noneWithStatus : t.none, drawing: 'people' }}
          pages={{
            page,
            pageCount: registrations?.pageCount ?? 1,
            onChange: (next) => show({ status, page: next }),
          }}
        >
          {(registration) => (
            <RegistrationRow
              key={registration.id}
              eventId={id}
              registration={registration}
              selection={selection}
            />
          )}
        </TableList>
        <AttendanceBar eventId={id} selection={selection} />
      </Stack>
    </FormSection>
  );
}
