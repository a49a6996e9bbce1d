import { Group, Modal, Stack } from '@mantine/core';
import { editSectionRules } from '@rules/course/course';
import { useState } from 'react';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { useOpened } from '#ui/useOpened';
import type { CurriculumActions, Section } from './useCurriculum.ts';

const t = texts.curriculum;
const labels = texts.courseForm;

const rules = z.required(z.pick(editSectionRules, { title: true, description: true, duration: true }));

interface SectionDialogProps {
  section: Section;
  onClose: () => void;
  onSave: CurriculumActions['editSection'];
}

/** Dialog with the texts of a section. Its own chunk. */
export default function SectionDialog({ section, onClose, onSave }: SectionDialogProps) {
  const { id, title, description, duration } = section;
  const [isWanted, setWanted] = useState(true);
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={onClose}
      title={t.detailsTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Form
        schema={rules}
        defaultValues={{ title, description, duration }}
        draftKey={`edit-section ${id}`}
        errorText={(failure) => failure.message || t.actionFailed}
        onSubmit={async (values) => {
          await onSave(section, values);
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
    </Modal>
  );
}
