import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { FormSection } from '#ui/FormSection';
import { AgendaField, type AgendaFieldProps } from './AgendaField.tsx';
import type { EventFormValues } from './eventFormValues.ts';

const t = texts.eventForm;

/** Fields of an event below the first ones: what participants prepare, and the agenda. Its own chunk. */
export default function PreparationFields({ presenters }: AgendaFieldProps) {
  return (
    <>
      <FormSection title={t.preparation}>
        <TextareaField<EventFormValues>
          name="prerequisites"
          label={t.prerequisites}
          description={t.prerequisitesHint}
        />
        <TextareaField<EventFormValues> name="materials" label={t.materials} description={t.materialsHint} />
      </FormSection>
      <FormSection title={t.agenda} description={t.agendaHint}>
        <AgendaField presenters={presenters} />
      </FormSection>
    </>
  );
}
