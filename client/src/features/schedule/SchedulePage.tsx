import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconCalendarShare, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { isUuid } from '#lib/ids';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { dayOf, type Day } from '#ui/calendar/monthGrid';
import { PeriodNav } from '#ui/calendar/PeriodNav';
import { FoldedFilters } from '#ui/FoldedFilters';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { keyOf, type Entry } from './agendaEntries.ts';
import { ScheduleDocument } from './Schedule.generated.ts';
import { KINDS, ScheduleFilters } from './ScheduleFilters.tsx';
import { labelOf, movedDay, moveLabels, parseDay, parseView, timeOf, VIEWS } from './scheduleView.ts';
import { ScheduleViews } from './ScheduleViews.tsx';

// Loaded after the schedule.
const LiveAgenda = lazy(() => import('#lib/LiveAgenda'));
const EntryDialog = lazy(() => import('./EntryDialog.tsx'));

const t = texts.schedule;

/** Maximum number of entries that the server returns at once. */
const MAX_ENTRIES = 1000;

/** /schedule: the viewer's agenda as a list, a month or a week. View, day and filters are in the URL. */
export default function SchedulePage() {
  const [today] = useState(() => dayOf(Date.now()));
  const { filters, narrow } = useListAddress('view', 'day', 'search', 'kind', 'cohort');
  const view = parseView(filters.view);
  const day = parseDay(filters.day, today);
  const kind = KINDS.find((one) => one === filters.kind) ?? null;
  const cohortId = filters.cohort !== null && isUuid(filters.cohort) ? filters.cohort : null;
  const { data, error, isStale, retry } = useScreenQuery(
    ScheduleDocument,
    { ...timeOf(view, day), search: filters.search, kinds: kind && [kind], cohortId },
    t.failed,
    0,
  );
  const [opened, setOpened] = useState<Entry | null>(null);
  const select = (to: Day) => narrow({ day: to === today ? null : to });
  const move = (by: -1 | 1) => select(movedDay(view, day, by));
  const labels = moveLabels(view);
  const isStaff = data?.viewer?.viewerCan.createCohort ?? false;
  const isNarrowed = filters.search !== null || kind !== null || cohortId !== null;
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={
          <>
            <Button
              component={AppLink}
              to={paths.calendarSettings}
              variant="default"
              leftSection={<IconCalendarShare size={18} aria-hidden />}
            >
              {t.subscribe}
            </Button>
            {isStaff && (
              <>
                <Button component={AppLink} to={paths.newSession} variant="default">
                  {t.planSession}
                </Button>
                <Button
                  component={AppLink}
                  to={paths.newEvent}
                  leftSection={<IconPlus size={18} aria-hidden />}
                >
                  {t.add}
                </Button>
              </>
            )}
          </>
        }
      />
      <ListFilters>
        <SearchBox label={t.search} value={filters.search ?? ''} onSearch={(search) => narrow({ search })} />
        <FoldedFilters count={Number(kind !== null) + Number(cohortId !== null)}>
          <ScheduleFilters kind={kind} cohortId={cohortId} onChange={narrow} />
        </FoldedFilters>
        <SegmentedControl
          aria-label={t.view}
          value={view}
          data={VIEWS.map((value) => ({ value, label: t.views[value] }))}
          onChange={(value) => narrow({ view: value === 'list' ? null : value })}
        />
      </ListFilters>
      <PeriodNav
        label={labelOf(view, day)}
        previous={{ label: labels.previous, onClick: () => move(-1) }}
        next={{ label: labels.next, onClick: () => move(1) }}
      >
        <Button variant="default" size="compact-sm" disabled={day === today} onClick={() => select(today)}>
          {t.today}
        </Button>
      </PeriodNav>
      <ScheduleViews
        view={view}
        today={today}
        day={day}
        onChange={select}
        entries={data?.agenda}
        error={error}
        isStale={isStale}
        onRetry={retry}
        isNarrowed={isNarrowed}
        onClear={() => narrow({ search: null, kind: null, cohort: null })}
        onOpen={setOpened}
      />
      {data && data.agenda.length >= MAX_ENTRIES && <Text c="dimmed">{t.truncated}</Text>}
      <Dialog entry={opened} entries={data?.agenda ?? []} onClose={() => setOpened(null)} />
      <Suspense>
        <LiveAgenda query={ScheduleDocument} />
      </Suspense>
    </>
  );
}

interface DialogProps {
  /** The entry that was opened; null when closed. */
  entry: Entry | null;
  entries: readonly Entry[];
  onClose: () => void;
}

/** Dialog of an entry, with the values that the entry has by now. */
function Dialog({ entry, entries, onClose }: DialogProps) {
  const [shown, setShown] = useState(entry);
  if (entry && entry !== shown) setShown(entry);
  if (!shown) return null;
  const current = entries.find((one) => keyOf(one) === keyOf(shown)) ?? shown;
  return (
    <Suspense>
      <EntryDialog entry={current} opened={entry !== null} onClose={onClose} />
    </Suspense>
  );
}
