import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { viewerTimeZone } from '#texts/formatting';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import { PageHeader } from '#ui/PageHeader';
import { SubmitButton } from '#ui/SubmitButton';
import { CreateEventDocument, SetEventAgendaDocument, UpdateEventDocument } from './EventForm.generated.ts';
import { EventFields } from './EventFields.tsx';
import { emptyEvent } from './eventFormValues.ts';
import { toInput } from './eventInput.ts';
import { typeNamed } from './eventTypePaths.ts';

// Loaded after the form, together with the rules.
const rules = async () => (await import('./eventFormRules.ts')).eventFormRules;

const t = texts.eventForm;

/** /events/new: creates the draft of an event. */
export default function NewEventPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [initial] = useState(() => emptyEvent(viewerTimeZone(), typeNamed(params.get('type'))));
  const save = useSaveDraft();
  return (
    <>
      <PageHeader title={t.newTitle} description={t.newDescription} />
      <Form
        schema={rules}
        defaultValues={initial}
        draftKey="new-event"
        errorText={(error) => error.message || t.failed}
        onSubmit={async (values) => {
          const id = await save(toInput(values));
          notify.success(t.created);
          void navigate(paths.event(id));
        }}
      >
        <Stack gap="lg" maw={820}>
          <EventFields />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={paths.events} />
            <SubmitButton>{t.create}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

/**
 * Returns a function that creates a draft with its agenda, and returns its ID. When only the agenda was refused, the next
 * attempt changes the draft instead of creating a second one.
 */
function useSaveDraft() {
  const draft = useRef<{ id: string; version: number } | null>(null);
  const [create] = useMutation(CreateEventDocument, {
    // Evicted, because only the server knows the position of the new event.
    update: (cache) => void cache.evict({ fieldName: 'events' }),
  });
  const [update] = useMutation(UpdateEventDocument);
  const [setAgenda] = useMutation(SetEventAgendaDocument);
  return async ({ details, agenda }: ReturnType<typeof toInput>): Promise<string> => {
    const saved = draft.current
      ? (await update({ variables: { input: { ...draft.current, ...details } } })).data?.updateEvent?.event
      : (await create({ variables: { input: details } })).data?.createEvent?.event;
    const { id, version } = saved!;
    draft.current = { id, version };
    if (agenda.length > 0) await setAgenda({ variables: { input: { id, version, agenda } } });
    return id;
  };
}
