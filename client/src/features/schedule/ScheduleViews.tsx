import { Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { staleProps } from '#ui/stale';
import { groupByDay, type Entry } from './agendaEntries.ts';
import { ListView } from './ListView.tsx';
import type { View } from './scheduleView.ts';
import classes from './schedule.module.css';
import type { ViewProps } from './viewProps.ts';

// A list is what most people look at.
const MonthView = lazy(() => import('./MonthView.tsx'));
const WeekView = lazy(() => import('./WeekView.tsx'));

const t = texts.schedule;

interface ScheduleViewsProps extends Omit<ViewProps, 'byDay' | 'isLoading'> {
  view: View;
  /** Undefined until the first response. */
  entries: readonly Entry[] | undefined;
  error: unknown;
  /** Whether the entries belong to another time or filter while the current ones load. */
  isStale: boolean;
  onRetry: () => void;
  isNarrowed: boolean;
  onClear: () => void;
}

/** The chosen view of the schedule in all its states. A calendar without entries stays, and says if filters hide them. */
export function ScheduleViews(props: ScheduleViewsProps) {
  const { view, entries, error, isStale, onRetry, isNarrowed, onClear } = props;
  if (!entries && error)
    return <ErrorState message={readError(error).message || t.failed} onRetry={onRetry} />;
  if (!entries && view === 'list') return <Waiting />;
  if (entries?.length === 0 && view === 'list')
    return (
      <EmptyState
        title={isNarrowed ? t.noMatch : t.empty}
        hint={isNarrowed ? t.noMatchHint : t.emptyHint}
        action={
          isNarrowed ? (
            <Button variant="default" onClick={onClear}>
              {t.clear}
            </Button>
          ) : (
            <Button component={AppLink} to={paths.cohorts} variant="light">
              {t.browse}
            </Button>
          )
        }
      />
    );
  const Shown = { list: ListView, month: MonthView, week: WeekView }[view];
  return (
    <div {...(entries ? staleProps(isStale, 'above') : { 'aria-busy': true })}>
      {!entries && <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>}
      {entries?.length === 0 && isNarrowed && (
        <Group gap="sm" mb="sm">
          <Text c="dimmed" role="status">
            {t.noMatch}
          </Text>
          <Button variant="default" size="compact-sm" onClick={onClear}>
            {t.clear}
          </Button>
        </Group>
      )}
      <Suspense fallback={<Skeleton h={480} radius="lg" />}>
        <Shown {...props} byDay={groupByDay(entries ?? [])} isLoading={!entries} />
      </Suspense>
    </div>
  );
}

/** The list while it loads, in its final layout. */
function Waiting() {
  return (
    <div aria-busy="true" className={classes.list}>
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      {[0, 1, 2].map((day) => (
        <div key={day} aria-hidden>
          <Skeleton h={20} w={200} mb="xs" />
          <Skeleton h={120} radius="lg" />
        </div>
      ))}
    </div>
  );
}
