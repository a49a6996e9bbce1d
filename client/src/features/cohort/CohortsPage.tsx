import { Button, NativeSelect } from '@mantine/core';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import type { CohortStatus } from './CohortCard.generated.ts';
import { CohortCard } from './CohortCard.tsx';
import { CohortsDocument } from './CohortsPage.generated.ts';

const t = texts.cohortList;
const statuses: readonly CohortStatus[] = ['UPCOMING', 'ONGOING', 'COMPLETED'];

/** /cohorts: all cohorts of the institution. Search, filter and page stand in the address. */
export default function CohortsPage() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search', 'status');
  const { search } = filters;
  const status = asStatus(filters.status);
  const { data, error, isStale, retry } = useScreenQuery(CohortsDocument, { search, status, page }, t.failed);
  const newCohort = data?.viewer?.viewerCan.createCohort && (
    <Button component={AppLink} to={paths.newCohort} leftSection={<IconPlus size={18} aria-hidden />}>
      {t.newCohort}
    </Button>
  );
  const clearing = (
    <Button variant="light" onClick={clear}>
      {t.clear}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title} description={t.description} actions={newCohort} />
      <ListFilters>
        <SearchBox label={t.search} value={search ?? ''} onSearch={(text) => narrow({ search: text })} />
        <Filters status={status} onChange={(next) => narrow({ status: next })} />
      </ListFilters>
      <DataList
        label={t.title}
        items={data?.cohorts.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        empty={{
          title: t.empty,
          hint: isNarrowed ? t.noMatchHint : t.emptyHint,
          action: isNarrowed ? clearing : newCohort,
        }}
        pages={{ page, pageCount: data?.cohorts.pageCount ?? 1, onChange: goTo }}
        itemKey={(cohort) => cohort.id}
      >
        {(cohort) => <CohortCard cohort={cohort} />}
      </DataList>
    </>
  );
}

interface FiltersProps {
  status: CohortStatus | null;
  onChange: (status: CohortStatus | null) => void;
}

/** The Filters button and what it opens; open from the start when a filter is set. */
function Filters({ status, onChange }: FiltersProps) {
  const [isOpen, setOpen] = useState(status !== null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.filters}
      </Button>
      {isOpen && (
        <NativeSelect
          aria-label={t.status}
          value={status ?? 'ALL'}
          data={(['ALL', ...statuses] as const).map((value) => ({ value, label: t.statuses[value] }))}
          onChange={(event) => onChange(asStatus(event.currentTarget.value))}
        />
      )}
    </>
  );
}

const asStatus = (text: string | null): CohortStatus | null =>
  statuses.find((status) => status === text) ?? null;
