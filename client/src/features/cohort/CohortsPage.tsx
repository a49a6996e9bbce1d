import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useQuery } from '@apollo/client/react';
import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { getHostNamespace } from '#lib/hostNamespace';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { CohortCard } from './CohortCard.tsx';
import { argumentsOf, type CohortSegment, COHORT_SEGMENTS, parseCohortSegment } from './cohortSegments.ts';
import { CohortStatusFilter } from './CohortStatusFilter.tsx';
import { parseCohortStatus } from './cohortStatus.ts';
import { CohortsDocument, CohortSegmentsDocument } from './CohortsPage.generated.ts';

const t = texts.cohortList;

/** /cohorts: cohorts of the institution, open ones first of all. Segment, search, filter and page are in the URL. */
export default function CohortsPage() {
  const { filters, narrow, page, goTo } = useListAddress('search', 'status', 'show');
  const { search } = filters;
  const status = parseCohortStatus(filters.status);
  const segment = parseCohortSegment(filters.show, status);
  const { data, error, isStale, retry } = useScreenQuery(
    CohortsDocument,
    { search, page, ...argumentsOf(segment, status) },
    t.failed,
  );
  const { data: sizes } = useQuery(CohortSegmentsDocument, { variables: { search }, skip: !data });
  const newCohort = (variant: 'filled' | 'default') =>
    data?.viewer?.viewerCan.createCohort && (
      <Button
        component={AppLink}
        to={paths.newCohort}
        variant={variant}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t.newCohort}
      </Button>
    );
  const isMixed = data?.viewer?.institution === null && getHostNamespace() === null;
  return (
    <>
      <PageHeader
        title={t.title}
        description={
          data ? data.viewer?.viewerCan.createCohort ? t.staffDescription : t.description : <>&nbsp;</>
        }
        actions={newCohort('filled')}
      />
      <ListFilters>
        <SegmentedControl
          aria-label={t.show}
          value={segment}
          data={COHORT_SEGMENTS.map((value) => ({ value, label: labelOf(value, sizes?.[value].totalCount) }))}
          onChange={(show) => narrow({ show: show === 'open' ? null : show, status: null })}
        />
        <SearchBox label={t.search} value={search ?? ''} onSearch={(text) => narrow({ search: text })} />
        <CohortStatusFilter
          status={status}
          onChange={(next) => narrow({ status: next, show: next || segment === 'all' ? 'all' : null })}
        />
      </ListFilters>
      <DataList
        label={t.title}
        items={data?.cohorts.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        skeleton={<Skeleton h={372} radius="lg" />}
        empty={{
          title: t.empty,
          drawing: 'cohorts',
          hint: search || status ? t.noMatchHint : t.emptyHints[segment],
          action: (
            <Group gap="sm" justify="center">
              {segment !== 'all' && (
                <Button variant="default" onClick={() => narrow({ show: 'all' })}>
                  {search ? t.searchAll : t.showAll}
                </Button>
              )}
              {search || status ? (
                <Button variant="default" onClick={() => narrow({ search: null, status: null, show: null })}>
                  {t.clear}
                </Button>
              ) : (
                newCohort('default')
              )}
            </Group>
          ),
        }}
        pages={{ page, pageCount: data?.cohorts.pageCount ?? 1, onChange: goTo }}
        itemKey={(cohort) => cohort.id}
      >
        {(cohort) => <CohortCard cohort={cohort} isMixed={isMixed} />}
      </DataList>
    </>
  );
}

/** Returns the name of a segment with its number of cohorts, once known. */
const labelOf = (segment: CohortSegment, size: number | undefined): ReactNode => (
  <>
    {t.segments[segment]}{' '}
    {size !== undefined && (
      <Text span inherit c="dimmed">
        {formatCount(size)}
      </Text>
    )}
  </>
);
