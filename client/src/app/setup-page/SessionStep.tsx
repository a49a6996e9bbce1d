import { useMutation } from '@apollo/client/react';
import { Button, SimpleGrid, Stack } from '@mantine/core';
import { CreateEventDocument } from '#features/event/NewEventPage.generated';
import { toInput } from '#features/event/eventInput';
import type { EventFormValues } from '#features/event/eventFormValues';
import { EVENT_TYPES } from '#features/event/eventTypePaths';
import { ruleNameOf } from '#lib/ruleNameOf';
import { texts } from '#texts/en';
import { DateTimeField, SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { OnChange } from '#ui/wizard/OnChange';
import classes from './setup.module.css';

const t = texts.setup;
const fields = texts.eventForm;

const types = EVENT_TYPES.map((type) => ({ value: ruleNameOf(type), label: texts.eventTypes[type] }));

/** Loaded after the form. */
const rules = async () => (await import('#features/event/eventFormRules')).eventFormRules;

interface SessionStepProps {
  draft: EventFormValues;
  onChange: (draft: EventFormValues) => void;
  onBack: () => void;
  onSkip: () => void;
  onCreated: (created: { id: string; title: string }) => void;
}

/** Step 2: publishes a live session for the members of the institution, an event. A failure stays on this step. */
export function SessionStep({ draft, onChange, onBack, onSkip, onCreated }: SessionStepProps) {
  const [create] = useMutation(CreateEventDocument, {
    // Evicted, because only the server knows the position of the new event.
    update: (cache) => void cache.evict({ fieldName: 'events' }),
  });
  return (
    <Form
      schema={rules}
      defaultValues={draft}
      mode="onSubmit"
      errorText={(error) => error.message || t.sessionFailed}
      onSubmit={async (values) => {
        const input = { ...toInput(values).details, publish: true };
        const { data } = await create({ variables: { input } });
        if (data?.createEvent) onCreated({ id: data.createEvent.event.id, title: values.title });
      }}
    >
      <OnChange<EventFormValues> onChange={onChange} />
      <Stack gap="lg">
        <TextField<EventFormValues>
          name="title"
          label={fields.title}
          placeholder={fields.titlePlaceholder}
          required
        />
        <TextareaField<EventFormValues> name="description" label={fields.description} minRows={2} required />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
          <SelectField<EventFormValues> name="type" label={fields.type} data={types} required />
          <NumberField<EventFormValues> name="maxParticipants" label={fields.maxParticipants} required />
          <DateTimeField<EventFormValues> name="startsAt" label={fields.startsAt} required />
          <DateTimeField<EventFormValues> name="endsAt" label={fields.endsAt} required />
        </SimpleGrid>
        <TextField<EventFormValues>
          name="meetingLink"
          label={fields.meetingLink}
          description={fields.meetingLinkHint}
          type="url"
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onBack}>
            {t.back}
          </Button>
          <Button variant="subtle" onClick={onSkip}>
            {t.withoutSession}
          </Button>
          <SubmitButton>{t.planSession}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
