import { NativeSelect, Stack } from '@mantine/core';
import { CohortStudentsBulk } from '#features/cohort/CohortStudentsBulk';
import { lazy, Suspense } from 'react';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ExportButton } from '#ui/ExportButton';
import { ListFilters } from '#ui/ListFilters';
import { optionNamed, optionsOf } from '#ui/options';
import { SearchBox } from '#ui/SearchBox';
import { emptyPeople } from '#ui/table/emptyPeople';
import { useSelection } from '#ui/table/Selection';
import { TableList } from '#ui/table/TableList';
import { useTableOrder } from '#ui/table/useTableOrder';
import { CohortFilter } from './CohortFilter.tsx';
import { EnrollmentRow } from './EnrollmentRow.tsx';
import { EnrollmentsDocument } from './Enrollments.generated.ts';

// Loaded after the list.
const LivePeople = lazy(() => import('./LivePeople.tsx'));

const t = texts.enrollments;
const names = texts.cohortStudents;

const columns = [
  { name: names.student },
  { name: t.cohort },
  { name: names.enrolled, field: 'ENROLLED_AT' },
  { name: names.progress },
  { name: t.payment },
  { name: names.status },
  { name: names.actions, isQuiet: true },
] as const;

/** Enrollments that the viewer lists, newest first. Search, filters, order and page are in the URL. Its own chunk. */
export default function EnrollmentList() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search', 'cohort', 'status');
  const { order, setOrder } = useTableOrder(['ENROLLED_AT'], { field: 'ENROLLED_AT', direction: 'DESC' });
  const { search, cohort: cohortId } = filters;
  const status = optionNamed(texts.enrollmentStates, filters.status);
  const { data, error, retry, isStale } = useScreenQuery(
    EnrollmentsDocument,
    { search, cohortId, status: status ? [status] : null, orderBy: order, page },
    t.failed,
    0, // changes of members and of seats are watched only while it is on the screen
  );
  const list = data?.institution?.enrollments;
  const changeable = list?.nodes.filter(({ viewerCan: can }) => can.markPaid || can.decline || can.cancel);
  const selection = useSelection(changeable?.map(({ id }) => id) ?? []);
  return (
    <>
      <ListFilters>
        <SearchBox
          label={t.search}
          value={search ?? ''}
          onSearch={(text) => narrow({ search: text || null })}
        />
        <CohortFilter value={cohortId} onChange={(cohort) => narrow({ cohort })} />
        <NativeSelect
          aria-label={t.status}
          value={status ?? ''}
          data={[{ value: '', label: t.allStatuses }, ...optionsOf(texts.enrollmentStates)]}
          onChange={({ currentTarget: { value } }) => narrow({ status: value || null })}
        />
        <ExportButton
          path="/exports/enrollments.csv"
          filters={{ search, cohortId, status }}
          texts={t.export}
        />
      </ListFilters>
      <Stack gap="md">
        <TableList
          label={t.list}
          columns={columns}
          order={order}
          onOrder={setOrder}
          {...(changeable && changeable.length > 0 && { selection })}
          items={data && (list?.nodes ?? [])}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          isStale={isStale}
          skeletonCount={8}
          empty={emptyPeople({
            isNarrowed,
            noMatch: t.noMatch,
            none: t.empty,
            hint: t.emptyHint,
            onClear: clear,
          })}
          pages={{ page, pageCount: list?.pageCount ?? 1, onChange: goTo }}
        >
          {(enrollment) => (
            <EnrollmentRow key={enrollment.id} enrollment={enrollment} selection={selection} hasStudent />
          )}
        </TableList>
        <CohortStudentsBulk enrollments={changeable ?? []} selection={selection} />
      </Stack>
      <Suspense>
        <LivePeople query={EnrollmentsDocument} />
      </Suspense>
    </>
  );
}
