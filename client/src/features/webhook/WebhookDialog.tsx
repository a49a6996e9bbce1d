import { useMutation, useQuery } from '@apollo/client/react';
import { Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { createWebhookEndpointRules } from '@rules/webhook/webhook';
import { useFormContext } from 'react-hook-form';
import { texts } from '#texts/en';
import type { WebhookEventType } from '#texts/enums.generated';
import { Check } from '#ui/Check';
import { CancelButton } from '#ui/CancelButton';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { useOpened } from '#ui/useOpened';
import { eventType } from './eventType.ts';
import {
  CreateWebhookEndpointDocument,
  UpdateWebhookEndpointDocument,
  WebhookEventsDocument,
  WebhooksDocument,
  type WebhookEndpointCard_EndpointFragment,
} from './Webhooks.generated.ts';
import classes from './webhook.module.css';

const t = texts.webhookForm;

interface WebhookDialogProps {
  /** Null for a new endpoint. */
  endpoint: WebhookEndpointCard_EndpointFragment | null;
  opened: boolean;
  onClose: () => void;
  /** Called with the secret of a new endpoint. */
  onSecret: (secret: string) => void;
}

/** Dialog that adds or edits an endpoint. Its own chunk. */
export default function WebhookDialog({ endpoint, opened, onClose, onSecret }: WebhookDialogProps) {
  const [create] = useMutation(CreateWebhookEndpointDocument, {
    refetchQueries: [WebhooksDocument],
    awaitRefetchQueries: true,
  });
  const [update] = useMutation(UpdateWebhookEndpointDocument);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={endpoint ? t.editTitle : t.addTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Form
        schema={createWebhookEndpointRules}
        defaultValues={{
          url: endpoint?.url ?? '',
          description: endpoint?.description ?? '',
          events: endpoint?.events ?? [],
        }}
        draftKey={endpoint ? `webhook ${endpoint.id}` : 'new-webhook'}
        errorText={(failure) => failure.message || t.failed}
        onSubmit={async (values) => {
          const input = { ...values, events: values.events as WebhookEventType[] };
          if (endpoint) {
            await update({ variables: { input: { id: endpoint.id, ...input } } });
            notify.success(t.saved);
          } else {
            const { data } = await create({ variables: { input } });
            onSecret(data!.createWebhookEndpoint!.secret);
          }
          onClose();
        }}
      >
        <Stack gap="lg" pt={4}>
          <TextField
            name="url"
            label={t.url}
            description={t.urlHint}
            type="url"
            inputMode="url"
            required
            data-autofocus
          />
          <TextField name="description" label={t.description} description={t.descriptionHint} />
          <EventsField />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onClose} />
            <SubmitButton>{endpoint ? t.save : t.add}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}

function EventsField() {
  const { data } = useQuery(WebhookEventsDocument); // the list of endpoints has loaded it
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState('events', formState);
  return (
    <fieldset className={classes.events} aria-describedby={error ? 'webhook-events-error' : undefined}>
      <legend>{t.events}</legend>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
        {data?.webhookEvents.map((event) => (
          <Check key={event} label={eventType(event)} value={event} {...register('events')} />
        ))}
      </SimpleGrid>
      {error && (
        <Text id="webhook-events-error" size="xs" c="var(--mantine-color-error)" mt="xs">
          {error.message}
        </Text>
      )}
    </fieldset>
  );
}
