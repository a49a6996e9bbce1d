import { Button, Skeleton } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { OwnCertificatesDocument } from './Certificates.generated.ts';
import { OwnCertificateRow } from './OwnCertificateRow.tsx';

const t = texts.certificates;

/** List of the viewer's certificates. */
export default function OwnCertificates() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search');
  const { data, error, isStale, retry } = useScreenQuery(
    OwnCertificatesDocument,
    { ...filters, page },
    t.failed,
  );
  const nodes = data?.certificates.nodes;
  const browse = (
    <Button component={AppLink} to={paths.cohorts} variant="light">
      {t.browse}
    </Button>
  );
  const clearButton = (
    <Button variant="light" onClick={clear}>
      {t.clear}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title} description={t.studentDescription} />
      {(isNarrowed || Boolean(nodes?.length)) && (
        <ListFilters>
          <SearchBox
            label={t.search}
            value={filters.search ?? ''}
            onSearch={(search) => narrow({ search })}
          />
        </ListFilters>
      )}
      <DataList
        label={t.title}
        items={nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        cols="rows"
        skeleton={<Skeleton h={48} radius="sm" />}
        skeletonCount={3}
        empty={
          isNarrowed
            ? { title: t.noMatch, drawing: 'certificates', action: clearButton }
            : { title: t.empty, hint: t.emptyHint, drawing: 'certificates', action: browse }
        }
        pages={{ page, pageCount: data?.certificates.pageCount ?? 1, onChange: goTo }}
        itemKey={(certificate) => certificate.id}
      >
        {(certificate) => <OwnCertificateRow certificate={certificate} />}
      </DataList>
    </>
  );
}
