import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { cancelEventRules } from '@rules/event/event';
import * as z from 'zod/mini';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { CancelEventDocument } from './EventStatus.generated.ts';

const t = texts.eventDetail;

const rules = z.pick(cancelEventRules, { reason: true });

interface CancelEventDialogProps {
  id: string;
  onClose: () => void;
}

/** Dialog that cancels an event with a reason. Its own chunk. */
export default function CancelEventDialog({ id, onClose }: CancelEventDialogProps) {
  const [cancel] = useMutation(CancelEventDocument);
  return (
    <FormDialog title={t.cancel} onClose={onClose}>
      {(close) => (
        <Form
          schema={rules}
          defaultValues={{ reason: '' }}
          draftKey={`cancel-event ${id}`}
          errorText={(error) => error.message || t.notChanged}
          onSubmit={async ({ reason }) => {
            await cancel({ variables: { input: { id, reason } } });
            notify.success(t.cancelled);
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
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
