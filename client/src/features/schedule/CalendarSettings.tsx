import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { Check } from '#ui/Check';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import {
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  DeleteCalendarFeedDocument,
  type CalendarFeed_FeedFragment,
} from './CalendarSettings.generated.ts';

const SecretDialog = lazy(() => import('#ui/SecretDialog'));

const t = texts.calendarFeed;

/** Keeps the feed that a mutation returned, so that nothing which may fail follows a new address. */
const keepFeed = (cache: ApolloCache, calendarFeed: CalendarFeed_FeedFragment | null) =>
  void cache.writeQuery({ query: CalendarFeedDocument, data: { calendarFeed } });

/** The viewer's calendar subscription: creates, replaces and ends its secret address, which is shown once. */
export default function CalendarSettings() {
  const { data, error, retry } = useScreenQuery(CalendarFeedDocument, {}, null, 0);
  const [url, setUrl] = useState<string | null>(null);
  return (
    <>
      <SettingsSection title={t.title} description={t.description}>
        {data ? (
          <Feed feed={data.calendarFeed} onCreated={setUrl} />
        ) : error === undefined ? (
          <Skeleton h={84} radius="md" />
        ) : (
          <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
        )}
      </SettingsSection>
      {url !== null && (
        <Suspense>
          <SecretDialog secret={url} labels={t.secret} onClose={() => setUrl(null)} />
        </Suspense>
      )}
    </>
  );
}

interface FeedProps {
  feed: CalendarFeed_FeedFragment | null;
  /** Called with a new address. */
  onCreated: (url: string) => void;
}

function Feed({ feed, onCreated }: FeedProps) {
  const [hasMeetingLinks, setLinks] = useState(false);
  const [asking, setAsking] = useState<'replace' | 'stop' | null>(null);
  const [create, { loading }] = useMutation(CreateCalendarFeedDocument, {
    update: (cache, { data }) =>
      data?.createCalendarFeed && keepFeed(cache, data.createCalendarFeed.calendarFeed),
  });
  const [end] = useMutation(DeleteCalendarFeedDocument, { update: (cache) => keepFeed(cache, null) });
  const close = () => setAsking(null);

  const createAddress = async () => {
    try {
      const { data } = await create({ variables: { input: { hasMeetingLinks } } });
      if (data?.createCalendarFeed) onCreated(data.createCalendarFeed.url);
    } catch (failure) {
      notify.error(readError(failure).message || t.createFailed);
      throw failure;
    }
  };
  const stop = async () => {
    try {
      await end();
      notify.success(t.stopped);
    } catch (failure) {
      notify.error(readError(failure).message || t.stopFailed);
      throw failure;
    }
  };
  const linksCheck = (
    <Check
      label={t.hasLinks}
      description={t.hasLinksHint}
      checked={hasMeetingLinks}
      onChange={(event) => setLinks(event.currentTarget.checked)}
    />
  );
  return (
    <Stack gap="md">
      {feed && <FeedFacts feed={feed} />}
      <Text size="xs" c="dimmed">
        {t.warning}
      </Text>
      {!feed && linksCheck}
      <Group gap="sm">
        {feed ? (
          <>
            <Button
              variant="default"
              loading={loading}
              onClick={() => {
                setLinks(feed.hasMeetingLinks);
                setAsking('replace');
              }}
            >
              {t.replace}
            </Button>
            <Button variant="default" onClick={() => setAsking('stop')}>
              {t.stop}
            </Button>
          </>
        ) : (
          <Button loading={loading} onClick={() => void createAddress().catch(() => undefined)}>
            {t.create}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asking === 'replace'}
        onClose={close}
        title={t.replaceTitle}
        confirmLabel={t.replace}
        onConfirm={createAddress}
      >
        {t.replaceText}
        <Box mt="md">{linksCheck}</Box>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'stop'}
        onClose={close}
        title={t.stopTitle}
        confirmLabel={t.stop}
        destructive
        onConfirm={stop}
      >
        {t.stopText}
      </ConfirmDialog>
    </Stack>
  );
}

function FeedFacts({
  feed: { updatedAt, lastUsedAt, hasMeetingLinks },
}: {
  feed: CalendarFeed_FeedFragment;
}) {
  return (
    <Stack gap={4}>
      <Text fw={600}>{hasMeetingLinks ? t.withLinks : t.withoutLinks}</Text>
      <Text size="xs" c="dimmed">
        {t.created(formatDateTime(updatedAt))} ·{' '}
        {lastUsedAt === null ? t.neverUsed : t.lastUsed(formatDateTime(lastUsedAt))}
      </Text>
    </Stack>
  );
}
