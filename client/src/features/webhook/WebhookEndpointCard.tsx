import type { FragmentType } from '@apollo/client';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconListDetails, IconPencil, IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { eventType } from './eventType.ts';
import { useEndpointActions } from './useEndpointActions.ts';
import { WebhookEndpointMenu } from './WebhookEndpointMenu.tsx';
import {
  WebhookEndpointCard_EndpointFragmentDoc,
  type WebhookEndpointCard_EndpointFragment,
} from './Webhooks.generated.ts';
import classes from './webhook.module.css';

const WebhookDialog = lazy(() => import('./WebhookDialog.tsx'));
const WebhookLog = lazy(() => import('./WebhookLog.tsx'));

const t = texts.webhooks;

interface WebhookEndpointCardProps {
  endpoint: FragmentType<WebhookEndpointCard_EndpointFragment>;
  /** Called with a new secret, which is shown only once. */
  onSecret: (secret: string) => void;
}

/** Card of an endpoint: events, state and actions. */
export function WebhookEndpointCard({ endpoint: ref, onSecret }: WebhookEndpointCardProps) {
  const endpoint = useFragmentData(WebhookEndpointCard_EndpointFragmentDoc, ref);
  const [opened, setOpened] = useState<'edit' | 'log' | null>(null);
  const [known, setKnown] = useState<Record<'edit' | 'log', boolean>>({ edit: false, log: false });
  const { sendTest, isSending } = useEndpointActions(endpoint.id);
  const open = (what: 'edit' | 'log') => {
    setKnown({ ...known, [what]: true });
    setOpened(what);
  };
  const close = () => setOpened(null);
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} className={classes.url}>
            {endpoint.url}
          </Text>
          {endpoint.description && (
            <Text size="xs" c="dimmed">
              {endpoint.description}
            </Text>
          )}
        </div>
        <StateBadge endpoint={endpoint} />
      </Group>
      <Group gap={6}>
        {endpoint.events.map((event) => (
          <Badge key={event} color="gray">
            {eventType(event)}
          </Badge>
        ))}
      </Group>
      <Notes endpoint={endpoint} />
      <Group gap="xs">
        <Button
          size="sm"
          variant="light"
          leftSection={<IconListDetails size={16} aria-hidden />}
          onClick={() => open('log')}
        >
          {t.log}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={isSending}
          onClick={() => void sendTest().then((isSent) => isSent && open('log'))}
        >
          {t.test}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => open('edit')}
        >
          {t.edit}
        </Button>
        <WebhookEndpointMenu endpoint={endpoint} onSecret={onSecret} />
      </Group>
      <Suspense>
        {known.edit && (
          <WebhookDialog endpoint={endpoint} opened={opened === 'edit'} onClose={close} onSecret={onSecret} />
        )}
        {known.log && <WebhookLog endpoint={endpoint} opened={opened === 'log'} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function StateBadge({ endpoint }: { endpoint: WebhookEndpointCard_EndpointFragment }) {
  const [color, label] = !endpoint.isEnabled
    ? ['gray', t.disabled]
    : endpoint.failingSince
      ? ['red', t.failing]
      : ['teal', t.enabled];
  return (
    <Badge color={color} size="lg" flex="none">
      {label}
    </Badge>
  );
}

function Notes({ endpoint }: { endpoint: WebhookEndpointCard_EndpointFragment }) {
  const { isEnabled, failingSince, givenUpAt, previousSecretSignsUntil } = endpoint;
  const notes = [
    givenUpAt && !isEnabled && t.disabledAt(formatDateTime(givenUpAt)),
    isEnabled && failingSince && t.failingSince(formatDateTime(failingSince)),
    previousSecretSignsUntil && t.previousSecret(formatDateTime(previousSecretSignsUntil)),
  ];
  return notes.map(
    (note) =>
      note && (
        <Text key={note} size="xs" c="dimmed">
          {note}
        </Text>
      ),
  );
}
