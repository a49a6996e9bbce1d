import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { EventFacts } from '#features/event/EventFacts';
import { EventHeader } from '#features/event/EventHeader';
import { RegistrationPanel } from '#features/event/RegistrationPanel';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { EventPageDocument } from './EventPage.generated.ts';
import classes from './event-page.module.css';

// Loaded later: below the fold, and it finds links in texts.
const EventContent = lazy(() => import('#features/event/EventContent'));
const EventMaterials = lazy(() => import('#features/resource/EventMaterials'));
const EventFailed = lazy(() => import('#features/event/EventFailed'));
// Loaded after the screen.
const LiveEvents = lazy(() => import('#features/event/LiveEvents'));
const EventRegistrations = lazy(() => import('#features/event/EventRegistrations'));

const t = texts.eventDetail;

/** /events/{guid}: an event with its agenda and materials, the viewer's registration, and for its editors all registrations. */
export default function EventPage() {
  const { guid = '' } = useParams();
  // The socket updates an event only while it is on the screen.
  const { data, error, retry } = useScreenQuery(EventPageDocument, { id: guid }, t.failed, 0);
  const event = data?.event;
  return (
    <>
      <BackLink to={paths.events}>{t.back}</BackLink>
      {error !== undefined || event === null ? (
        <Suspense>
          <EventFailed error={error} onRetry={retry} />
        </Suspense>
      ) : event ? (
        <>
          <EventHeader event={event} />
          <div className={classes.layout}>
            <div className={classes.factsArea}>
              <EventFacts event={event} />
            </div>
            <div className={classes.registrationArea}>
              <RegistrationPanel event={event} reload={retry} />
            </div>
            <Stack gap="lg" className={classes.mainArea ?? ''}>
              <Suspense fallback={<Skeleton h={320} radius="lg" />}>
                <EventContent event={event} />
                <EventMaterials event={event} />
              </Suspense>
              {event.isPublished && event.viewerCan.seeRegistrations && (
                <Suspense fallback={<Skeleton h={240} radius="lg" />}>
                  <EventRegistrations event={event} />
                </Suspense>
              )}
            </Stack>
          </div>
          <Suspense>
            <LiveEvents id={guid} />
          </Suspense>
        </>
      ) : (
        <EventSkeleton />
      )}
    </>
  );
}

/** Placeholder of an event while it loads. */
function EventSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton h={38} w="min(420px, 90%)" mb={28} />
        <div className={classes.layout}>
          <Skeleton h={150} radius="lg" className={classes.factsArea ?? ''} />
          <Skeleton h={260} radius="lg" className={classes.registrationArea ?? ''} />
          <Skeleton h={320} radius="lg" className={classes.mainArea ?? ''} />
        </div>
      </div>
    </div>
  );
}
