import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { pickFields } from '#lib/mergeDetails';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import { EventFields } from './EventFields.tsx';
import {
  EventForm_EventFragmentDoc,
  SetEventAgendaDocument,
  UpdateEventDocument,
  type EventForm_EventFragment,
} from './EventForm.generated.ts';
import { valuesOf, type EventFormValues } from './eventFormValues.ts';
import { toInput } from './eventInput.ts';

// Loaded after the form.
const rules = async () => (await import('./eventFormRules.ts')).eventFormRules;

const t = texts.eventForm;

/** Times that are checked together, so that they are saved together. */
const TIMES = ['startsAt', 'endsAt', 'registrationDeadline', 'timeZone'];

interface EditEventFormProps {
  event: EventForm_EventFragment;
  /** Refetches the event. */
  reload: () => Promise<unknown>;
}

/** Form with the fields and the agenda of an existing event. Its own chunk. */
export default function EditEventForm({ event, reload }: EditEventFormProps) {
  const { id } = event;
  const navigate = useNavigate();
  const [update] = useMutation(UpdateEventDocument, {
    update: (store) => void store.evict({ fieldName: 'events' }),
  });
  const [setAgenda] = useMutation(SetEventAgendaDocument);
  const readEvent = useLatest(EventForm_EventFragmentDoc, event);
  const { round, values, draftKey, save, choice } = useMergedForm<EventFormValues>({
    draftName: `edit-event ${id}`,
    readLatest: () => valuesOf(readEvent()),
    reload,
    together: TIMES,
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={rules}
        defaultValues={values}
        draftKey={draftKey}
        errorText={(error) => error.message || t.failed}
        onSubmit={async (parsed, form) => {
          const { details, agenda } = toInput(parsed);
          await save(form.getValues(), async (changed) => {
            const input = pickFields(details, changed);
            if (Object.keys(input).length > 0)
              await update({ variables: { input: { id, version: readEvent().version, ...input } } });
            if (changed.includes('agenda'))
              await setAgenda({ variables: { input: { id, version: readEvent().version, agenda } } });
          });
          notify.success(t.updated);
          void navigate(paths.event(id));
        }}
      >
        <Stack gap="lg" maw={820}>
          <EventFields event={event} />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={paths.event(id)} />
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}
