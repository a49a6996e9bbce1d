import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { staleProps } from '#ui/stale';
import { notify } from '#lib/toasts';
import { AuditEntryRow } from './AuditEntryRow.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditLogDocument } from './AuditSection.generated.ts';
import classes from './audit.module.css';
import { type AuditFilters, useAuditFilters } from './useAuditFilters.ts';

const t = texts.auditLog;

/** Audit log, newest first by default. Further entries load on demand, the export contains all of them. */
export default function AuditSection() {
  const filters = useAuditFilters();
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={<AuditExport filters={filters.variables} />}
    >
      <Stack gap="lg">
        <AuditFilterBar {...filters} />
        <Entries {...filters} />
      </Stack>
    </SettingsSection>
  );
}

function Entries({ variables, order, isNarrowed, narrow, clear }: AuditFilters) {
  const { data, previousData, error, refetch, fetchMore } = useQuery(AuditLogDocument, {
    variables: { ...variables, orderBy: order },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const log = (data ?? (error ? undefined : previousData))?.auditEntries;
  if (!log) {
    if (!error) return <Loading />;
    return (
      <ErrorState
        message={readError(error).message || t.failed}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (log.nodes.length === 0) {
    return isNarrowed ? (
      <EmptyState
        title={t.noMatch}
        hint={t.noMatchHint}
        action={
          <Button variant="light" onClick={clear}>
            {t.clear}
          </Button>
        }
      />
    ) : (
      <EmptyState title={t.empty} hint={t.emptyHint} />
    );
  }
  const showMore = async () => {
    setLoadingMore(true);
    try {
      await fetchMore({ variables: { after: log.pageInfo.endCursor } });
    } catch (failure) {
      notify.error(readError(failure).message || t.failed);
    } finally {
      setLoadingMore(false);
    }
  };
  return (
    <>
      <ul className={classes.entries} aria-label={t.list} {...staleProps(!data, 'above')}>
        {log.nodes.map((entry) => (
          <li key={entry.id}>
            <AuditEntryRow
              entry={entry}
              onPerson={(actor) => narrow({ actor })}
              onRow={(row) => narrow({ row })}
            />
          </li>
        ))}
      </ul>
      {log.pageInfo.hasNextPage && (
        <Button variant="light" mx="auto" loading={isLoadingMore} onClick={() => void showMore()}>
          {order.direction === 'DESC' ? t.older : t.newer}
        </Button>
      )}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Stack gap="md" aria-hidden>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} h={44} radius="md" />
        ))}
      </Stack>
    </div>
  );
}
