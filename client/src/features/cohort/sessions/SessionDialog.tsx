import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import type { z } from 'zod/mini';
import { useNow } from '#lib/joining';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import {
  PlanSessionDocument,
  UpdateSessionDocument,
  type CohortSessions_CohortFragment,
  type SessionRow_SessionFragment,
} from './CohortSessions.generated.ts';
import { ScopeField, scopeNamed } from './ScopeField.tsx';
import { editSessionRules, endOf, newSessionRules } from './sessionFormRules.ts';
import { SessionFields } from './SessionFields.tsx';

const t = texts.sessionForm;

/** A session with the address of its recording, which only some may see. */
type EditedSession = SessionRow_SessionFragment & { recordingUrl: string | null };

interface SessionDialogProps {
  cohort: CohortSessions_CohortFragment;
  /** The session that is changed; a new one without. */
  session?: EditedSession;
  onClose: () => void;
}

/** Dialog that plans a session, or changes one alone or with others of its schedule. Its own chunk. */
export default function SessionDialog({ cohort, session, onClose }: SessionDialogProps) {
  return (
    <FormDialog title={session ? texts.sessions.edit : texts.sessions.plan} onClose={onClose}>
      {(close) =>
        session ? (
          <EditForm cohort={cohort} session={session} close={close} />
        ) : (
          <NewForm cohort={cohort} close={close} />
        )
      }
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

interface EditFormProps extends FormProps {
  session: EditedSession;
}

function EditForm({ cohort, session, close }: EditFormProps) {
  const { id, topic, date, endsAt, recordingUrl, originalStartsAt } = session;
  const [update] = useMutation(UpdateSessionDocument);
  const now = useNow();
  const isInSchedule = cohort.isRecurring && originalStartsAt !== null && Date.parse(date) > now;
  const minutes = endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.parse(date)) / 60_000);
  return (
    <Form
      schema={editSessionRules}
      defaultValues={{ topic, date, minutes, recordingUrl: recordingUrl ?? '', scope: 'this' }}
      draftKey={`session ${id}`}
      errorText={(error) => error.message || t.notSaved}
      fieldNames={{ endsAt: 'minutes' }}
      onSubmit={async (values) => {
        const input = { id, ...changesOf(values, { topic, date, minutes, recordingUrl }) };
        await update({ variables: { input } });
        notify.success(t.saved);
        close();
      }}
    >
      <Stack gap="lg" pt={4}>
        <SessionFields timeZone={cohort.timeZone} />
        <TextField
          name="recordingUrl"
          type="url"
          label={t.recording}
          placeholder="https://…"
          description={t.recordingHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        {isInSchedule && <ScopeField label={t.scope} description={t.scopeHint} />}
        <Group justify="flex-end" gap="sm">
          <CancelButton to={close} />
          <SubmitButton>{t.save}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

interface Shown {
  topic: string;
  date: string;
  minutes: number | null;
  recordingUrl: string | null;
}

/** Returns the fields that were changed: each that is sent detaches a session from its schedule. */
function changesOf(values: z.output<typeof editSessionRules>, shown: Shown) {
  const { topic, date, minutes, recordingUrl, scope } = values;
  const isMoved = date.getTime() !== Date.parse(shown.date);
  const isLonger = (minutes ?? null) !== shown.minutes;
  return {
    ...(topic !== shown.topic && { topic }),
    ...(isMoved && { date: date.toISOString() }),
    ...(isLonger && { endsAt: endOf(date, minutes) }),
    ...(recordingUrl !== shown.recordingUrl && { recordingUrl }),
    ...(scope && { scope: scopeNamed(scope) }),
  };
}
