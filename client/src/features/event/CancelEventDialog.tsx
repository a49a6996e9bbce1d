import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { cancelEventRules } from '@rules/event/event';
import * as z from 'zod/mini';
import { actOnLatest } from '#lib/actOnLatest';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { LocalTimes } from '#ui/LocalTimes';
import { SubmitButton } from '#ui/SubmitButton';
import { detailTexts } from './detailTexts.ts';
import { EventHeader_EventFragmentDoc, type EventHeader_EventFragment } from './EventHeader.generated.ts';
import { CancelEventDocument, LatestEventDocument } from './EventStatus.generated.ts';

const rules = z.pick(cancelEventRules, { reason: true });

interface CancelEventDialogProps {
  event: EventHeader_EventFragment;
  onClose: () => void;
}

/**
 * Dialog that cancels an event with a reason. After a change of someone else it reads the event again, and the next attempt
 * cancels that. Its own chunk.
 */
export default function CancelEventDialog({ event, onClose }: CancelEventDialogProps) {
  const t = detailTexts(event.isBooking);
  const { id, title, startsAt, endsAt, timeZone } = event;
  const client = useApolloClient();
  const [cancel] = useMutation(CancelEventDocument);
  const readEvent = useLatest(EventHeader_EventFragmentDoc, event);
  const reload = () =>
    client.query({ query: LatestEventDocument, variables: { id }, fetchPolicy: 'network-only' });
  return (
    <FormDialog title={t.cancel} onClose={onClose}>
      {(close) => (
        <Form
          schema={rules}
          defaultValues={{ reason: '' }}
          draftKey={`cancel-event ${id}`}
          errorText={(error) => error.message || t.notChanged}
          onSubmit={async ({ reason }) => {
            const input = { id, version: readEvent().version, reason };
            await actOnLatest(() => cancel({ variables: { input } }), { reload });
            notify.success(t.cancelled);
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <div>
              <Text fw={600}>{title}</Text>
              <Text component="div">
                <LocalTimes at={startsAt} until={endsAt} timeZone={timeZone} isDated />
              </Text>
            </div>
            <Text c="dimmed">{t.cancelHint}</Text>
            <TextareaField name="reason" label={t.cancelReason} minRows={2} required data-autofocus />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                {t.keep}
              </Button>
              <SubmitButton color="red">{t.cancel}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
