import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { actOnLatest } from '#lib/actOnLatest';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useEvictOnUnmount } from '#lib/useEvictOnUnmount';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { detailTexts } from './detailTexts.ts';
import type { EventHeader_EventFragment } from './EventHeader.generated.ts';
import { DeleteEventDocument, LatestEventDocument, PublishEventDocument } from './EventStatus.generated.ts';

const CancelEventDialog = lazy(() => import('./CancelEventDialog.tsx'));

const t = texts.eventDetail;

/** Buttons of an event's editors: publish or delete a draft, cancel a published event. Its own chunk. */
export default function EventActions({ event }: { event: EventHeader_EventFragment }) {
  const { id, title, version, viewerCan: can } = event;
  const [dialog, setDialog] = useState<'cancel' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const remove = useDeleteDraft(id, version);
  const [publish, { loading }] = useMutation(PublishEventDocument, {
    variables: { id },
    update: (cache) => void cache.evict({ fieldName: 'events' }),
    onCompleted: () => notify.success(t.published),
    onError: (error) => notify.error(readError(error).message || t.notChanged),
  });
  return (
    <>
      {can.cancel && (
        <Button variant="light" color="red" onClick={() => setDialog('cancel')}>
          {detailTexts(event.isBooking).cancel}
        </Button>
      )}
      {can.delete && (
        <Button variant="light" color="red" onClick={() => setDialog('delete')}>
          {t.delete}
        </Button>
      )}
      {can.publish && (
        <Button loading={loading} onClick={() => void publish()}>
          {t.publish}
        </Button>
      )}
      {dialog === 'cancel' && (
        <Suspense>
          <CancelEventDialog event={event} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={dialog === 'delete'}
        onClose={close}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        destructive
        onConfirm={remove}
      >
        {t.deleteAbout(title)}
      </ConfirmDialog>
    </>
  );
}

/** Returns a function that deletes a draft and opens the list of events, or reads the draft again if its version changed. */
function useDeleteDraft(id: string, version: number): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const evict = useEvictOnUnmount(`Event:${id}`, 'events');
  const [send] = useMutation(DeleteEventDocument, { variables: { id, version } });
  const reload = () =>
    client.query({ query: LatestEventDocument, variables: { id }, fetchPolicy: 'network-only' });
  return async () => {
    try {
      await actOnLatest(send, { reload });
    } catch (error) {
      notify.error(readError(error).message || t.notChanged);
      throw error;
    }
    evict();
    notify.success(t.deleted);
    void navigate(paths.events);
  };
}
