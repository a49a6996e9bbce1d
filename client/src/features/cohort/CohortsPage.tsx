import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { CohortCard } from './CohortCard.tsx';
import { CohortStatusFilter } from './CohortStatusFilter.tsx';
import { parseCohortStatus } from './cohortStatus.ts';
import { CohortsDocument } from './CohortsPage.generated.ts';

const t = texts.cohortList;

/** /cohorts: all cohorts of the institution. Search, filter and page are in the URL. */
export default function CohortsPage() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search', 'status');
  const { search } = filters;
  const status = parseCohortStatus(filters.status);
  const { data, error, isStale, retry } = useScreenQuery(CohortsDocument, { search, status, page }, t.failed);
  const newCohort = data?.viewer?.viewerCan.createCohort && (
    <Button component={AppLink} to={paths.newCohort} leftSection={<IconPlus size={18} aria-hidden />}>
      {t.newCohort}
    </Button>
  );
  const clearButton = (
    <Button variant="light" onClick={clear}>
      {t.clear}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        description={data ? newCohort ? t.staffDescription : t.description : <>&nbsp;</>}
        actions={newCohort}
      />
      <ListFilters>
        <SearchBox label={t.search} value={search ?? ''} onSearch={(text) => narrow({ search: text })} />
        <CohortStatusFilter status={status} onChange={(next) => narrow({ status: next })} />
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
          drawing: 'cohorts',
          hint: isNarrowed ? t.noMatchHint : t.emptyHint,
          action: isNarrowed ? clearButton : newCohort,
        }}
        pages={{ page, pageCount: data?.cohorts.pageCount ?? 1, onChange: goTo }}
        itemKey={(cohort) => cohort.id}
      >
        {(cohort) => <CohortCard cohort={cohort} />}
      </DataList>
    </>
  );
}
