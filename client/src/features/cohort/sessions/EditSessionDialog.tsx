import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import type { z } from 'zod/mini';
import { useNow } from '#lib/joining';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import {
  SessionDocument,
  SessionRow_SessionFragmentDoc,
  UpdateSessionDocument,
  ViewerState_SessionFragmentDoc,
  type CohortSessions_CohortFragment,
  type SessionRow_SessionFragment,
  type ViewerState_SessionFragment,
} from './CohortSessions.generated.ts';
import { ScopeField, scopeNamed } from './ScopeField.tsx';
import { editSessionRules, endOf } from './sessionFormRules.ts';
import { SessionFields } from './SessionFields.tsx';

const t = texts.sessionForm;

interface EditSessionDialogProps {
  cohort: CohortSessions_CohortFragment;
  /** The session, with the address of its recording, which only some may see. */
  session: SessionRow_SessionFragment & { recordingUrl: string | null };
  onClose: () => void;
}

/**
 * Dialog that changes a session, alone or with others of its schedule. Changes that other teachers save in the meantime are
 * kept. Its own chunk.
 */
export default function EditSessionDialog({ cohort, session, onClose }: EditSessionDialogProps) {
  const { id, date, originalStartsAt, recordingUrl } = session;
  const client = useApolloClient();
  const [update] = useMutation(UpdateSessionDocument);
  const readSession = useLatest(SessionRow_SessionFragmentDoc, session);
  const own = { id, recordingUrl, viewerAttendance: null } satisfies ViewerState_SessionFragment;
  const readOwn = useLatest(ViewerState_SessionFragmentDoc, own);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `session ${id}`,
    readLatest: () => valuesOf(readSession(), readOwn()),
    reload: () => client.query({ query: SessionDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
  const now = useNow();
  const isInSchedule = cohort.isRecurring && originalStartsAt !== null && Date.parse(date) > now;
  return (
    <FormDialog title={texts.sessions.edit} onClose={onClose}>
      {(close) => (
        <>
          <MergeChoice title={t.conflict} choice={choice} />
          <Form
            key={round}
            schema={editSessionRules}
            defaultValues={values}
            draftKey={draftKey}
            errorText={(error) => error.message || t.notSaved}
            fieldNames={{ endsAt: 'minutes' }}
            onSubmit={async (parsed, form) => {
              await save(form.getValues() as typeof values, (changed) => {
                const { version, date: latestStart } = readSession();
                const input = { id, version, ...inputOf(parsed, changed, latestStart) };
                return update({ variables: { input } });
              });
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
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = (
  { topic, date, endsAt }: SessionRow_SessionFragment,
  { recordingUrl }: ViewerState_SessionFragment,
) => ({
  topic,
  date,
  minutes: endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.parse(date)) / 60_000),
  recordingUrl: recordingUrl ?? '',
  scope: 'this' as NonNullable<z.output<typeof editSessionRules>['scope']>,
});

/**
 * Returns the input for the changed fields: each that is sent detaches a session from its schedule. A changed length is sent as the
 * end after the latest start.
 */
function inputOf(parsed: z.output<typeof editSessionRules>, changed: readonly string[], latestStart: string) {
  const { topic, date, minutes, recordingUrl, scope } = parsed;
  const start = changed.includes('date') ? date : new Date(latestStart);
  return {
    ...(changed.includes('topic') && { topic }),
    ...(changed.includes('date') && { date: date.toISOString() }),
    ...(changed.includes('minutes') && { endsAt: endOf(start, minutes) }),
    ...(changed.includes('recordingUrl') && { recordingUrl }),
    ...(scope && { scope: scopeNamed(scope) }),
  };
}
