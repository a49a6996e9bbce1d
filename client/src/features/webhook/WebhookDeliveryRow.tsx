import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconReload } from '@tabler/icons-react';
import { readError } from '#lib/errors';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { notify } from '#lib/toasts';
import { eventType } from './eventType.ts';
import {
  RedeliverWebhookDocument,
  WebhookDeliveryRow_DeliveryFragmentDoc,
  type WebhookDeliveryRow_DeliveryFragment,
} from './WebhookLog.generated.ts';
import classes from './webhook.module.css';

const t = texts.webhookLog;

const colors = { PENDING: 'yellow', SUCCEEDED: 'teal', FAILED: 'red' } as const;

/** Row of a delivery; expanded, all attempts and the payload. */
export function WebhookDeliveryRow({
  delivery: ref,
}: {
  delivery: FragmentType<WebhookDeliveryRow_DeliveryFragment>;
}) {
  const delivery = useFragmentData(WebhookDeliveryRow_DeliveryFragmentDoc, ref);
  const { id, type, status, createdAt, nextAttemptAt, attempts, payload, eventId } = delivery;
  return (
    <details className={classes.delivery}>
      <summary>
        <Badge color={colors[status]} flex="none">
          {t.statuses[status]}
        </Badge>
        <span className={classes.type}>{eventType(type)}</span>
        <Text span size="xs" c="dimmed">
          {formatDateTime(createdAt)} · {t.tries(attempts.length)}
        </Text>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <Stack gap="md" pt="md">
        <Group justify="space-between" gap="sm">
          <Text size="xs" c="dimmed" className={classes.url}>
            {t.id} {eventId}
            {nextAttemptAt && attempts.length > 0 && <> · {t.nextTry(formatDateTime(nextAttemptAt))}</>}
          </Text>
          <RedeliverButton id={id} />
        </Group>
        {attempts.length > 0 && (
          <section>
            <h3 className={classes.label}>{t.attempts}</h3>
            <ol className={classes.attempts}>
              {attempts.map((attempt) => (
                <li key={attempt.id}>
                  <Attempt {...attempt} />
                </li>
              ))}
            </ol>
          </section>
        )}
        <section>
          <h3 className={classes.label}>{t.payload}</h3>
          <pre className={classes.code}>{formatJson(payload)}</pre>
        </section>
      </Stack>
    </details>
  );
}

function Attempt({
  createdAt,
  statusCode,
  durationMs,
  error,
  response,
}: WebhookDeliveryRow_DeliveryFragment['attempts'][number]) {
  return (
    <>
      <Text size="xs">
        {formatDateTime(createdAt)} · {t.took(durationMs)} ·{' '}
        <Text span fw={600} c={error ? 'var(--mantine-color-error)' : undefined}>
          {error ?? t.answered(statusCode ?? 0)}
        </Text>
      </Text>
      {response && <pre className={classes.code}>{response}</pre>}
    </>
  );
}

function RedeliverButton({ id }: { id: string }) {
  const [redeliver, { loading }] = useMutation(RedeliverWebhookDocument);
  const send = async () => {
    try {
      await redeliver({ variables: { id } });
      notify.success(t.redelivered);
    } catch (error) {
      notify.error(readError(error).message || texts.webhooks.actFailed);
    }
  };
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconReload size={16} aria-hidden />}
      loading={loading}
      onClick={() => void send()}
    >
      {t.redeliver}
    </Button>
  );
}

/** Indents JSON; returns other text unchanged. */
function formatJson(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
