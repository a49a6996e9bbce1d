import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import type { z } from 'zod/mini';
import { useNow } from '#lib/joining';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextField } from '#ui/fields';
import { MergedFormDialog } from '#ui/MergedFormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import {
  PlanSessionDocument,
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

const t = { ...texts.sessionForm, edit: texts.sessions.edit };

interface EditSessionDialogProps {
  cohort: CohortSessions_CohortFragment;
  /** The session, with the address of its recording, which only some may see. */
  session: SessionRow_SessionFragment & { recordingUrl: string | null };
  /** Why the session can no longer be changed. */
  lost: 'deleted' | 'cancelled' | null;
  onClose: () => void;
}

/**
 * Dialog that changes a session, alone or with others of its schedule. Changes that other teachers save in the meantime are
 * kept, and what was typed when one of them deletes or cancels the session. Its own chunk.
 */
export default function EditSessionDialog({ cohort, session, lost, onClose }: EditSessionDialogProps) {
  const { id, date, originalStartsAt, recordingUrl } = session;
  const client = useApolloClient();
  const [update] = useMutation(UpdateSessionDocument);
  const [plan] = useMutation(PlanSessionDocument);
  const readSession = useLatest(SessionRow_SessionFragmentDoc, session);
  const own = { id, recordingUrl, viewerAttendance: null } satisfies ViewerState_SessionFragment;
  const readOwn = useLatest(ViewerState_SessionFragmentDoc, own);
  const now = useNow();
  const planAgain = ({ topic, date: start, minutes, recordingUrl: recording }: Values) =>
    plan({
      variables: {
        input: {
          cohortId: cohort.id,
          topic,
          date: start.toISOString(),
          endsAt: endOf(start, minutes),
          recordingUrl: recording,
        },
      },
    });
  const isInSchedule = cohort.isRecurring && originalStartsAt !== null && Date.parse(date) > now;
  return (
    <MergedFormDialog
      texts={t}
      schema={editSessionRules}
      fieldNames={FIELD_NAMES}
      draftName={`session ${id}`}
      readLatest={() => ({ ...readSession(), recordingUrl: readOwn().recordingUrl })}
      valuesOf={valuesOf}
      reload={() => client.query({ query: SessionDocument, variables: { id }, fetchPolicy: 'network-only' })}
      onSave={(changes, stored) => update({ variables: { input: inputOf(changes, stored.date) } })}
      lost={{
        isKnown: lost !== null,
        title: t.lost[lost ?? 'deleted'],
        text: t.lostText,
        saved: ({ topic }) => t.added(topic),
        onSave: planAgain,
      }}
      onClose={onClose}
    >
      {(close, isLost) => (
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
          {isInSchedule && !isLost && <ScopeField label={t.scope} description={t.scopeHint} />}
          <Group justify="flex-end" gap="sm">
            <CancelButton to={close} />
            <SubmitButton>{isLost ? t.add : t.save}</SubmitButton>
          </Group>
        </Stack>
      )}
    </MergedFormDialog>
  );
}

/** The end is entered as the length. */
const FIELD_NAMES = { endsAt: 'minutes' };

type Values = z.output<typeof editSessionRules>;

const valuesOf = ({
  topic,
  date,
  endsAt,
  recordingUrl,
}: SessionRow_SessionFragment & Pick<ViewerState_SessionFragment, 'recordingUrl'>) => ({
  topic,
  date,
  minutes: endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.parse(date)) / 60_000),
  recordingUrl: recordingUrl ?? '',
  scope: 'this' as NonNullable<Values['scope']>,
});

/**
 * Returns the input for the changed fields: each that is sent detaches a session from its schedule. A changed length is sent as the
 * end after the latest start.
 */
function inputOf(changes: { id: string; version: number } & Partial<Values>, latestStart: string) {
  const { date, minutes, scope, ...input } = changes;
  return {
    ...input,
    ...(date && { date: date.toISOString() }),
    ...('minutes' in changes && { endsAt: endOf(date ?? new Date(latestStart), minutes) }),
    ...(scope && { scope: scopeNamed(scope) }),
  };
}
