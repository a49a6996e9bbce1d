import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { evictListsOf } from './eventCache.ts';
import { CancelEventRegistrationDocument, RegisterForEventDocument } from './Registration.generated.ts';
import type { RegistrationPanel_EventFragment } from './RegistrationPanel.generated.ts';
import { registrationTexts } from './registrationTexts.ts';

/** Registers the viewer, joins the waitlist, or gives the place up, as far as it is possible now. Its own chunk. */
export default function RegistrationActions({ event }: { event: RegistrationPanel_EventFragment }) {
  const { title, status, viewerState, viewerCan: can, isBooking } = event;
  const t = registrationTexts(isBooking);
  const [isAsking, setAsking] = useState(false);
  const { isSending, register, cancel } = useRegistration(event);
  const isWaiting = viewerState === 'WAITLISTED';
  const hasNone = viewerState === null || viewerState === 'CANCELLED';
  const isAhead = status === 'UPCOMING' || status === 'LIVE';
  return (
    <>
      {can.register && (
        <Button fullWidth loading={isSending} onClick={() => void register(false)}>
          {t.register}
        </Button>
      )}
      {can.joinWaitlist && (
        <Button fullWidth loading={isSending} onClick={() => void register(true)}>
          {t.joinWaitlist}
        </Button>
      )}
      {isAhead && hasNone && !can.register && !can.joinWaitlist && !can.edit && (
        <Text c="dimmed">{t.closed}</Text>
      )}
      {can.cancelRegistration && (
        <Button fullWidth variant="default" onClick={() => setAsking(true)}>
          {isWaiting ? t.leave : t.cancel}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={isWaiting ? t.leave : t.cancel}
        confirmLabel={isWaiting ? t.leave : t.cancel}
        cancelLabel={isWaiting ? t.stay : t.keep}
        destructive
        onConfirm={() => cancel(isWaiting)}
      >
        {isWaiting ? t.leaveAbout(title) : t.cancelAbout(title)}
      </ConfirmDialog>
    </>
  );
}

/** Changes the viewer's registration. Only the server knows who gets the last place, so nothing is shown before it answers. */
function useRegistration({ id, isBooking }: RegistrationPanel_EventFragment) {
  const t = registrationTexts(isBooking);
  const { cache } = useApolloClient();
  const [send, { loading: isSending }] = useMutation(RegisterForEventDocument);
  const [sendCancel] = useMutation(CancelEventRegistrationDocument, { variables: { id } });
  const fail = (error: unknown) => notify.error(readError(error).message || t.failed);
  const evictLists = () => evictListsOf(cache, id);
  const register = async (waitlistIfFull: boolean) => {
    try {
      await send({ variables: { id, waitlistIfFull } });
      evictLists();
      notify.success(waitlistIfFull ? t.doneWaiting : t.done);
    } catch (error) {
      fail(error);
    }
  };
  const cancel = async (isWaiting: boolean) => {
    try {
      await sendCancel();
      evictLists();
      notify.success(isWaiting ? t.left : t.cancelled);
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  return { isSending, register, cancel };
}
