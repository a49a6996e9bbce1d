import { NativeSelect, Stack } from '@mantine/core';
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
import { StudentRow } from './StudentRow.tsx';
import { StudentsBulk } from './StudentsBulk.tsx';
import { StudentsDocument } from './Students.generated.ts';

// Loaded after the list.
const LivePeople = lazy(() => import('./LivePeople.tsx'));

const t = texts.students;

const columns = [
  { name: t.name, field: 'LAST_NAME' },
  { name: t.courses, isNumber: true },
  { name: t.joined, field: 'CREATED_AT' },
  { name: t.lastSeen },
] as const;

/** Students that the viewer lists. Search, filters, order and page are in the URL. Its own chunk. */
export default function StudentList() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search', 'cohort', 'status');
  const { order, setOrder } = useTableOrder(['LAST_NAME', 'CREATED_AT'], {
    field: 'LAST_NAME',
    direction: 'ASC',
  });
  const { search, cohort: cohortId } = filters;
  const status = optionNamed(texts.members.statuses, filters.status) ?? 'ACTIVE';
  const { data, error, retry, isStale } = useScreenQuery(
    StudentsDocument,
    { search, cohortId, status, orderBy: order, page },
    t.failed,
    0, // changes of members and of seats are watched only while it is on the screen
  );
  const isAdmin = data?.viewer?.viewerCan.manageInstitution ?? false;
  const list = data?.members;
  const selection = useSelection(isAdmin ? (list?.nodes.map(({ id }) => id) ?? []) : []);
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
          aria-label={texts.members.status}
          value={status}
          data={optionsOf(texts.members.statuses)}
          onChange={({ currentTarget: { value } }) => narrow({ status: value === 'ACTIVE' ? null : value })}
        />
        <ExportButton path="/exports/students.csv" filters={{ search, cohortId, status }} texts={t.export} />
      </ListFilters>
      <Stack gap="md">
        <TableList
          label={t.list}
          columns={columns}
          order={order}
          onOrder={setOrder}
          {...(isAdmin && { selection })}
          items={list?.nodes}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          isStale={isStale}
          skeletonCount={5}
          empty={emptyPeople({
            isNarrowed,
            noMatch: t.noMatch,
            none: t.empty,
            hint: t.emptyHint,
            onClear: clear,
          })}
          pages={{ page, pageCount: list?.pageCount ?? 1, onChange: goTo }}
        >
          {(member) => <StudentRow key={member.id} member={member} selection={selection} />}
        </TableList>
        {isAdmin && <StudentsBulk students={list?.nodes ?? []} selection={selection} />}
      </Stack>
      <Suspense>
        <LivePeople query={StudentsDocument} />
      </Suspense>
    </>
  );
}
