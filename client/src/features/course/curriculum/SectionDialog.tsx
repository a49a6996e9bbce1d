import { Group, Stack } from '@mantine/core';
import { editSectionRules } from '@rules/course/course';
import * as z from 'zod/mini';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField, TextField } from '#ui/fields';
import { MergedFormDialog } from '#ui/MergedFormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { Curriculum_SectionFragmentDoc, type Curriculum_SectionFragment } from './Curriculum.generated.ts';
import type { CurriculumActions, Section } from './useCurriculum.ts';

const t = texts.curriculum;
const labels = texts.courseForm;

/** The outline shows the saved texts, without a toast. */
const words = { edit: t.detailsTitle, conflict: t.sectionConflict, notSaved: t.actionFailed };

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
  const readLatest = useLatest<Curriculum_SectionFragment>(Curriculum_SectionFragmentDoc, section);
  return (
    <MergedFormDialog
      texts={words}
      schema={rules}
      draftName={`edit-section ${section.id}`}
      readLatest={readLatest}
      valuesOf={textsOf}
      reload={reload}
      onSave={onSave}
      onClose={onClose}
    >
      {(close) => (
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
      )}
    </MergedFormDialog>
  );
}

const textsOf = ({ title, description, duration }: Curriculum_SectionFragment) => ({
  title,
  description,
  duration,
});
