import { Button } from '@mantine/core';
import { texts } from '#texts/en';
import type { EventRegistrationStatus } from '#texts/enums.generated';
import { BulkBar } from '#ui/table/BulkBar';
import type { Selection } from '#ui/table/Selection';
import { useMarkAttendance } from './useMarkAttendance.ts';

const t = texts.eventRegistrations;

/** Takes attendance of the selected participants at once. */
export function AttendanceBar({ eventId, selection }: { eventId: string; selection: Selection }) {
  const { mark, isMarking } = useMarkAttendance(eventId);
  const markAll = async (status: EventRegistrationStatus) => {
    if (await mark(selection.ids, status)) selection.clear();
  };
  return (
    <BulkBar selection={selection} isBusy={isMarking}>
      <Button variant="default" loading={isMarking} onClick={() => void markAll('ATTENDED')}>
        {t.markAttended}
      </Button>
      <Button variant="default" loading={isMarking} onClick={() => void markAll('NO_SHOW')}>
        {t.markNoShow}
      </Button>
    </BulkBar>
  );
}
