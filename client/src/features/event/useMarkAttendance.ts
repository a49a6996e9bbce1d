import { useMutation } from '@apollo/client/react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { EventRegistrationStatus } from '#texts/enums.generated';
import { MarkEventAttendanceDocument } from './EventRegistrations.generated.ts';

const t = texts.eventRegistrations;

/** Returns a function that takes attendance of participants, and whether it runs. Its result and failures are toasts. */
export function useMarkAttendance(eventId: string) {
  const [send, { loading }] = useMutation(MarkEventAttendanceDocument, {
    update: (cache) => void cache.evict({ id: `Event:${eventId}`, fieldName: 'registrations' }),
  });
  const mark = async (
    registrationIds: readonly string[],
    status: EventRegistrationStatus,
  ): Promise<boolean> => {
    try {
      const input = { id: eventId, registrationIds: [...registrationIds], status };
      await send({ variables: { input } });
      notify.success(t.marked(registrationIds.length));
      return true;
    } catch (error) {
      notify.error(readError(error).message || t.notMarked);
      return false;
    }
  };
  return { mark, isMarking: loading };
}
