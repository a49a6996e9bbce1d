import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { actOnLatest } from '#lib/actOnLatest';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { LocalTimes } from '#ui/LocalTimes';
import { SubmitButton } from '#ui/SubmitButton';
import {
  CancelSessionDocument,
  SessionDocument,
  SessionRow_SessionFragmentDoc,
  type CohortSessions_CohortFragment,
  type SessionRow_SessionFragment,
} from './CohortSessions.generated.ts';
import { ScopeField, scopeNamed } from './ScopeField.tsx';
import { cancelFormRules } from './sessionFormRules.ts';

const t = texts.sessionForm;

interface CancelSessionDialogProps {
  cohort: CohortSessions_CohortFragment;
  session: SessionRow_SessionFragment;
  onClose: () => void;
}

/**
 * Dialog that cancels a session, alone or with others of its schedule, with a reason. After a change of someone else it reads the
 * session again, and the next attempt cancels that. Its own chunk.
 */
export default function CancelSessionDialog({ cohort, session, onClose }: CancelSessionDialogProps) {
  const { id, topic, date, endsAt, originalStartsAt } = session;
  const client = useApolloClient();
  const [cancel] = useMutation(CancelSessionDocument);
  const readSession = useLatest(SessionRow_SessionFragmentDoc, session);
  const reload = () =>
    client.query({ query: SessionDocument, variables: { id }, fetchPolicy: 'network-only' });
  return (
    <FormDialog title={t.cancelTitle} onClose={onClose}>
      {(close) => (
        <Form
          schema={cancelFormRules}
          defaultValues={{ reason: '', scope: 'this' }}
          draftKey={`cancel-session ${id}`}
          errorText={(error) => error.message || t.notCancelled}
          onSubmit={async ({ reason, scope }) => {
            const chosen = scopeNamed(scope ?? 'this');
            const input = { id, version: readSession().version, scope: chosen, reason: reason ?? '' };
            await actOnLatest(() => cancel({ variables: { input } }), { reload });
            notify.success(chosen === 'THIS' ? t.cancelled : t.cancelledMany);
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <div>
              <Text fw={600}>{topic}</Text>
              <Text component="div">
                <LocalTimes at={date} until={endsAt} timeZone={cohort.timeZone} isDated />
              </Text>
            </div>
            <Text c="dimmed">{t.cancelHint}</Text>
            <TextareaField name="reason" label={t.cancelReason} minRows={2} data-autofocus />
            {cohort.isRecurring && originalStartsAt !== null && <ScopeField label={t.cancelScope} />}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                {t.keep}
              </Button>
              <SubmitButton color="red">{t.cancelTitle}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
