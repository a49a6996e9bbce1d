import { useQuery } from '@apollo/client/react';
import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { ListPages } from '#ui/ListPages';
import { RowList } from '#ui/RowList';
import { useOpened } from '#ui/useOpened';
import { WebhookDeliveryRow } from './WebhookDeliveryRow.tsx';
import { WebhookLogDocument } from './WebhookLog.generated.ts';
import classes from './webhook.module.css';

const t = texts.webhookLog;

/** Milliseconds between two polls. */
const POLL_INTERVAL = 2_000;

interface WebhookLogProps {
  endpoint: { id: string; url: string };
  opened: boolean;
  onClose: () => void;
}

/** Delivery log of an endpoint, polled while it is open. Its own chunk. */
export default function WebhookLog({ endpoint, opened, onClose }: WebhookLogProps) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(WebhookLogDocument, {
    variables: { id: endpoint.id, page },
    skip: !opened,
    pollInterval: POLL_INTERVAL,
    fetchPolicy: 'cache-and-network',
  });
  const deliveries = (data ?? previousData)?.webhookEndpoint?.deliveries;
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t.title}
      size="xl"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md" pt={4}>
        <Text size="xs" c="dimmed" className={classes.url}>
          {endpoint.url}
        </Text>
        {!deliveries ? (
          error ? (
            <ErrorState
              message={readError(error).message || t.failed}
              onRetry={() => void refetch().catch(() => {})}
            />
          ) : (
            <Skeleton h={240} radius="md" />
          )
        ) : deliveries.nodes.length === 0 ? (
          <EmptyState title={t.empty} hint={t.emptyHint} />
        ) : (
          <RowList aria-label={t.list}>
            {deliveries.nodes.map((delivery) => (
              <li key={delivery.id}>
                <WebhookDeliveryRow delivery={delivery} />
              </li>
            ))}
          </RowList>
        )}
        {deliveries && (
          <ListPages label={t.list} page={page} pageCount={deliveries.pageCount} onChange={setPage} />
        )}
      </Stack>
    </Modal>
  );
}
