import { useApolloClient } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { viewerTimeZone } from '#texts/formatting';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import { PageHeader } from '#ui/PageHeader';
import { SubmitButton } from '#ui/SubmitButton';
import { EventFields } from './EventFields.tsx';
import { emptyEvent } from './eventFormValues.ts';
import { typeNamed } from './eventTypePaths.ts';
import type { EventDraft } from './saveNewEvent.ts';

// Loaded after the form, together with the rules.
const loadSaving = () => import('./saveNewEvent.ts');
const rules = async () => (await import('./eventFormRules.ts')).eventFormRules;

const t = texts.eventForm;

/** /events/new: creates the draft of an event. */
export default function NewEventPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [initial] = useState(() => emptyEvent(viewerTimeZone(), typeNamed(params.get('type'))));
  const client = useApolloClient();
  const draft = useRef<EventDraft | null>(null);
  useEffect(() => void loadSaving().catch(() => {}), []);
  return (
    <>
      <PageHeader title={t.newTitle} description={t.newDescription} />
      <Form
        schema={rules}
        defaultValues={initial}
        draftKey="new-event"
        errorText={(error) => error.message || t.failed}
        onSubmit={async (values) => {
          const { saveNewEvent } = await loadSaving();
          const id = await saveNewEvent(client, draft, values);
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
