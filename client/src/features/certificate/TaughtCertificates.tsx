import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import type { CertificateStatus } from '#texts/enums.generated';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { CertificateRow } from './CertificateRow.tsx';
import { TaughtCertificatesDocument, type TaughtCertificatesQuery } from './Certificates.generated.ts';
import { CohortHeading } from './CohortHeading.tsx';

const t = texts.certificates;

/** Returns the status in the address; by default those to issue are shown. */
const statusOf = (filter: string | null): CertificateStatus =>
  filter === 'issued' ? 'ISSUED' : filter === 'revoked' ? 'REVOKED' : 'PENDING';

/** Certificates of the viewer's students: those to issue, grouped by cohort, those issued and those revoked. */
export default function TaughtCertificates() {
  const { filters, narrow, page, goTo } = useListAddress('search', 'status');
  const status = statusOf(filters.status);
  const { data, error, isStale, retry } = useScreenQuery(
    TaughtCertificatesDocument,
    { search: filters.search, status, page },
    t.failed,
  );
  const nodes = data?.certificates.nodes;
  const clearButton = (
    <Button variant="light" onClick={() => narrow({ search: null })}>
      {t.clear}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title} description={t.teacherDescription} />
      <ListFilters>
        <SegmentedControl
          aria-label={t.filter}
          value={status}
          data={[
            { value: 'PENDING', label: t.tabs.PENDING },
            { value: 'ISSUED', label: t.tabs.ISSUED },
            { value: 'REVOKED', label: t.tabs.REVOKED },
          ]}
          onChange={(shown) => narrow({ status: shown === 'PENDING' ? null : shown.toLowerCase() })}
        />
        <SearchBox label={t.search} value={filters.search ?? ''} onSearch={(search) => narrow({ search })} />
      </ListFilters>
      <DataList
        label={t.title}
        items={nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        cols="rows"
        skeleton={<Skeleton h={40} radius="sm" />}
        empty={{
          drawing: 'certificates',
          ...(filters.search ? { title: t.noMatch, action: clearButton } : emptyText(status)),
        }}
        pages={{ page, pageCount: data?.certificates.pageCount ?? 1, onChange: goTo }}
        itemKey={(certificate) => certificate.id}
      >
        {(certificate) => (
          <div>
            {isFirstOfCohort(nodes!, certificate) && (
              <CohortHeading
                id={certificate.cohort?.id ?? null}
                title={certificate.cohortTitle}
                canIssue={status === 'PENDING'}
              />
            )}
            <CertificateRow certificate={certificate} />
          </div>
        )}
      </DataList>
    </>
  );
}

type Node = TaughtCertificatesQuery['certificates']['nodes'][number];

/** Returns whether a certificate is the first of its cohort. Certificates of a cohort are consecutive. */
function isFirstOfCohort(nodes: readonly Node[], certificate: Node): boolean {
  const before = nodes[nodes.indexOf(certificate) - 1];
  return before?.cohortTitle !== certificate.cohortTitle || before?.cohort?.id !== certificate.cohort?.id;
}

const emptyText = (status: CertificateStatus) =>
  ({
    PENDING: { title: t.nonePending, hint: t.nonePendingHint },
    ISSUED: { title: t.noneIssued },
    REVOKED: { title: t.noneRevoked },
  })[status];
