import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { PageHeader } from '#ui/PageHeader';
import {
  EditEventDocument,
  EventForm_EventFragmentDoc,
  type EventForm_EventFragment,
} from './EventForm.generated.ts';

const EditEventForm = lazy(() => import('./EditEventForm.tsx'));
const EventFailed = lazy(() => import('./EventFailed.tsx'));

const t = texts.eventForm;

/** /events/{guid}/edit: edits an event. */
export default function EditEventPage() {
  const { guid = '' } = useParams();
  // Always from the network: a cached version would show old values to edit.
  const { data, error, refetch } = useQuery(EditEventDocument, {
    variables: { id: guid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const event = data?.event;
  if (event === null || (error && !event))
    return (
      <Suspense>
        <EventFailed error={error} onRetry={() => void refetch().catch(() => null)} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title={t.editTitle} description={t.editDescription} />
      {event ? (
        <Editor key={guid} event={event} reload={refetch} />
      ) : (
        <Stack gap="lg" maw={820} aria-busy="true">
          <Skeleton h={320} radius="lg" />
          <Skeleton h={320} radius="lg" />
        </Stack>
      )}
    </>
  );
}

interface EditorProps {
  event: FragmentType<EventForm_EventFragment>;
  reload: () => Promise<unknown>;
}

function Editor({ event: ref, reload }: EditorProps) {
  const event = useFragmentData(EventForm_EventFragmentDoc, ref);
  if (event.viewerCan.edit)
    return (
      <Suspense fallback={<Skeleton h={320} maw={820} radius="lg" />}>
        <EditEventForm event={event} reload={reload} />
      </Suspense>
    );
  return (
    <EmptyState
      title={t.notAllowed}
      action={
        <Button component={AppLink} to={paths.event(event.id)} variant="light">
          {t.backToEvent}
        </Button>
      }
    />
  );
}
