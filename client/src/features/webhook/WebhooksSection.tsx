import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { RowList } from '#ui/RowList';
import { SettingsSection } from '#ui/SettingsSection';
import { WebhookEndpointCard } from './WebhookEndpointCard.tsx';
import { WebhooksDocument } from './Webhooks.generated.ts';

const WebhookDialog = lazy(() => import('./WebhookDialog.tsx'));
const SecretDialog = lazy(() => import('#ui/SecretDialog'));

const t = texts.webhooks;

/** Webhook endpoints of the institution and their state. */
export default function WebhooksSection() {
  const { data, error, retry } = useScreenQuery(WebhooksDocument, {}, null);
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const [secret, setSecret] = useState<string | null>(null);
  const endpoints = data?.webhookEndpoints.nodes;
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setDialog('open')}
    >
      {t.add}
    </Button>
  );
  return (
    <SettingsSection title={t.title} description={t.description} action={endpoints?.length ? add : undefined}>
      {endpoints ? (
        endpoints.length === 0 ? (
          <EmptyState title={t.empty} hint={t.emptyHint} action={add} />
        ) : (
          <RowList aria-label={t.list}>
            {endpoints.map((endpoint) => (
              <li key={endpoint.id}>
                <WebhookEndpointCard endpoint={endpoint} onSecret={setSecret} />
              </li>
            ))}
          </RowList>
        )
      ) : error ? (
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      ) : (
        <Skeleton h={160} />
      )}
      <Suspense>
        {dialog !== 'never opened' && (
          <WebhookDialog
            endpoint={null}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onSecret={setSecret}
          />
        )}
        {secret !== null && (
          <SecretDialog secret={secret} labels={texts.webhookSecret} onClose={() => setSecret(null)} />
        )}
      </Suspense>
    </SettingsSection>
  );
}
