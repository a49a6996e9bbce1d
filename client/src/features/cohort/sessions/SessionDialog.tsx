import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { PlanSessionDocument, type CohortSessions_CohortFragment } from './CohortSessions.generated.ts';
import { endOf, newSessionRules } from './sessionFormRules.ts';
import { SessionFields } from './SessionFields.tsx';

const t = texts.sessionForm;

interface SessionDialogProps {
  cohort: CohortSessions_CohortFragment;
  onClose: () => void;
}

/** Dialog that plans a session. Its own chunk. */
export default function SessionDialog({ cohort, onClose }: SessionDialogProps) {
  return (
    <FormDialog title={texts.sessions.plan} onClose={onClose}>
      {(close) => <NewForm cohort={cohort} close={close} />}
    </FormDialog>
  );
}

interface FormProps {
  cohort: CohortSessions_CohortFragment;
  close: () => void;
}

function NewForm({ cohort: { id: cohortId, timeZone, recurringSchedule }, close }: FormProps) {
  const [plan] = useMutation(PlanSessionDocument);
  return (
    <Form
      schema={newSessionRules}
      defaultValues={{ cohortId, topic: '', date: '', minutes: recurringSchedule?.durationMinutes ?? 60 }}
      draftKey={`new-session ${cohortId}`}
      errorText={(error) => error.message || t.notSaved}
      fieldNames={{ endsAt: 'minutes' }}
      onSubmit={async ({ topic, date, minutes }) => {
        const input = { cohortId, topic, date: date.toISOString(), endsAt: endOf(date, minutes) };
        await plan({ variables: { input } });
        notify.success(t.added(topic));
        close();
      }}
    >
      <Stack gap="lg" pt={4}>
        <SessionFields timeZone={timeZone} />
        <Group justify="flex-end" gap="sm">
          <CancelButton to={close} />
          <SubmitButton>{t.add}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
