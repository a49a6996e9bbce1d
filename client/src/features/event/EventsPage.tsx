import { Button, Skeleton, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { ruleNameOf } from '#lib/ruleNameOf';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { EventCard } from './EventCard.tsx';
import { EventFilters } from './EventFilters.tsx';
import { EventsDocument } from './EventsPage.generated.ts';
import { argumentsOf, parseShown } from './eventsShown.ts';
import { EVENT_TYPES, typeOfPath } from './eventTypePaths.ts';

// Loaded after the list.
const LiveEvents = lazy(() => import('./LiveEvents.tsx'));

// Only on the screen of office hours.
const OfficeHours = lazy(() => import('./office-hours/OfficeHours.tsx'));

const t = texts.eventList;
const booked = texts.bookedList;

/** /events and /events/webinars, …: events of all types or of one, the next ones first. Filters and page are in the URL. */
export default function EventsPage() {
  const { pathname } = useLocation();
  const ownType = typeOfPath(pathname);
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search', 'type', 'show', 'mine');
  const { search } = filters;
  const shown = parseShown(filters.show);
  const type = ownType ?? EVENT_TYPES.find((one) => one === filters.type) ?? null;
  // One time for all pages of the list.
  const [now] = useState(() => new Date().toISOString());
  const { data, error, isStale, retry } = useScreenQuery(
    EventsDocument,
    { search, type, isMine: filters.mine !== null, page, ...argumentsOf(shown, now) },
    t.failed,
    0,
  );
  const isStaff = data?.viewer?.viewerCan.createCohort ?? false;
  const title = ownType ? texts.eventTypeTitles[ownType] : t.title;
  const hasSlots = ownType === 'OFFICE_HOURS';
  const emptyHint = !hasSlots ? t.emptyHint : isStaff ? booked.staffHint : booked.hint;
  const create = (variant: 'filled' | 'default') =>
    isStaff && (
      <Button
        component={AppLink}
        to={ownType ? paths.newEventOf(ruleNameOf(ownType)) : paths.newEvent}
        variant={variant}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t.create}
      </Button>
    );
  return (
    <>
      <PageHeader
        title={title}
        description={ownType ? texts.eventTypeDescriptions[ownType] : t.description}
        actions={create('filled')}
      />
      {hasSlots && (
        <>
          <Suspense fallback={<Skeleton h={260} radius="lg" mb={40} />}>
            <OfficeHours isStaff={isStaff} />
          </Suspense>
          <Title order={2} size="h3" mb="md">
            {booked.title}
          </Title>
        </>
      )}
      <ListFilters>
        <SearchBox label={t.search} value={search ?? ''} onSearch={(text) => narrow({ search: text })} />
        <EventFilters
          key={pathname}
          type={ownType ? undefined : type}
          shown={shown}
          isMine={filters.mine !== null}
          hasDrafts={isStaff}
          onChange={narrow}
        />
      </ListFilters>
      <DataList
        label={title}
        items={data?.events.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        skeleton={<Skeleton h={236} radius="lg" />}
        empty={{
          title: hasSlots && !isNarrowed ? booked.empty : t.empty,
          hint: isNarrowed ? t.noMatchHint : emptyHint,
          action: isNarrowed ? (
            <Button variant="default" onClick={clear}>
              {t.clear}
            </Button>
          ) : (
            !hasSlots && create('default')
          ),
        }}
        pages={{ page, pageCount: data?.events.pageCount ?? 1, onChange: goTo }}
        itemKey={(event) => event.id}
      >
        {(event) => <EventCard event={event} />}
      </DataList>
      <Suspense>
        <LiveEvents />
      </Suspense>
    </>
  );
}
