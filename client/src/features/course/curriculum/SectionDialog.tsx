import { Group, Stack } from '@mantine/core';
import { editSectionRules } from '@rules/course/course';
import * as z from 'zod/mini';
import { pickFields } from '#lib/mergeDetails';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import { Curriculum_SectionFragmentDoc, type Curriculum_SectionFragment } from './Curriculum.generated.ts';
import type { CurriculumActions, Section } from './useCurriculum.ts';

const t = texts.curriculum;
const labels = texts.courseForm;

const rules = z.required(z.pick(editSectionRules, { title: true, description: true, duration: true }));

interface SectionDialogProps {
  section: Section;
  /** Refetches the outline. */
  reload: () => Promise<unknown>;
  onClose: () => void;
  onSave: CurriculumActions['editSection'];
}

/** Dialog with the texts of a section. Changes that other teachers save in the meantime are kept. Its own chunk. */
export default function SectionDialog({ section, reload, onClose, onSave }: SectionDialogProps) {
  const { id } = section;
  const readSection = useLatest<Curriculum_SectionFragment>(Curriculum_SectionFragmentDoc, section);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `edit-section ${id}`,
    readLatest: () => textsOf(readSection()),
    reload,
  });
  return (
    <FormDialog title={t.detailsTitle} onClose={onClose}>
      {(close) => (
        <>
          <MergeChoice title={t.sectionConflict} choice={choice} />
          <Form
            key={round}
            schema={rules}
            defaultValues={values}
            draftKey={draftKey}
            errorText={(failure) => failure.message || t.actionFailed}
            onSubmit={async (input, form) => {
              await save(form.getValues(), (changed) =>
                onSave({ id, version: readSection().version, ...pickFields(input, changed) }),
              );
              close();
            }}
          >
            <Stack gap="lg" pt={4}>
              <TextField name="title" label={labels.sectionTitle} required data-autofocus />
              <TextareaField name="description" label={labels.sectionDescription} />
              <TextField
                name="duration"
                label={labels.sectionDuration}
                placeholder={labels.sectionDurationPlaceholder}
              />
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

const textsOf = ({ title, description, duration }: Curriculum_SectionFragment) => ({
  title,
  description,
  duration,
});
