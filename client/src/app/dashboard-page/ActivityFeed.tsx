import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { RowList } from '#ui/RowList';
import { When } from '#ui/When';
import { useLiveSubmissions } from '#features/assignment/useLiveSubmissions';
import { DashboardPanel } from '#features/dashboard/DashboardPanel';
import { PanelFailed } from '#features/dashboard/PanelFailed';
import { PanelLoading } from '#features/dashboard/PanelLoading';
import classes from '#features/dashboard/dashboard.module.css';
import { ActivityFeedDocument, type ActivityFeedQuery } from './ActivityFeed.generated.ts';
import { describeEntry } from './feedEntry.ts';
import { useLiveRefresh } from './useLiveRefresh.ts';

const t = texts.insight;

/**
 * What happened in the institution, latest first, each with its place.
 * @param round increases with each change that the dashboard hears of
 */
export default function ActivityFeed({ round }: { round: number }) {
  const { data, error, refetch, fetchMore } = useQuery(ActivityFeedDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [submissions, setSubmissions] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const retry = () => void refetch().catch(() => {});
  useLiveSubmissions(undefined, () => setSubmissions((count) => count + 1));
  useLiveRefresh(`${round} ${submissions}`, retry);
  const feed = data?.auditEntries;
  const showOlder = async () => {
    setLoading(true);
    try {
      await fetchMore({ variables: { after: feed?.pageInfo.endCursor } });
    } catch (failure) {
      notify.error(readError(failure).message || t.feedFailed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <DashboardPanel title={t.feed}>
      {!feed && (error ? <PanelFailed text={t.feedFailed} onRetry={retry} /> : <PanelLoading height={300} />)}
      {feed?.nodes.length === 0 && <EmptyState title={t.feedEmpty} hint={t.feedEmptyHint} />}
      {feed && feed.nodes.length > 0 && <Entries entries={feed.nodes} />}
      {feed?.pageInfo.hasNextPage && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mt="sm"
          loading={isLoading}
          onClick={() => void showOlder()}
        >
          {t.older}
        </Button>
      )}
    </DashboardPanel>
  );
}

function Entries({ entries }: { entries: ActivityFeedQuery['auditEntries']['nodes'] }) {
  return (
    <RowList aria-label={t.feed}>
      {entries.map((entry) => {
        const line = describeEntry(entry);
        return (
          line && (
            <li key={entry.id}>
              <div className={classes.need}>
                <Text>
                  {line.who}{' '}
                  <AppLink to={line.to} className={classes.rowLink}>
                    {line.what}
                  </AppLink>
                </Text>
                <Text size="xs" c="dimmed" flex="none">
                  <When at={entry.createdAt} as="ago" />
                </Text>
              </div>
            </li>
          )
        );
      })}
    </RowList>
  );
}
