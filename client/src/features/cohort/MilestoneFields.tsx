import { Group, Stack } from '@mantine/core';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { DateTimeField, TextareaField, TextField } from '#ui/fields';
import { SubmitButton } from '#ui/SubmitButton';

const t = texts.milestones;

interface MilestoneFieldsProps {
  /** Time zone of the cohort's dates (IANA name). */
  timeZone: string;
  submitLabel: string;
  close: () => void;
}

/** Fields and buttons of a form for a milestone. */
export const MilestoneFields = ({ timeZone, submitLabel, close }: MilestoneFieldsProps) => (
  <Stack gap="lg" pt={4}>
    <TextField name="title" label={t.title} required data-autofocus />
    <TextareaField name="description" label={t.description} minRows={2} />
    <DateTimeField
      name="deadline"
      label={t.deadline}
      timeZone={timeZone}
      description={texts.cohortForm.timeZone(timeZone)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
    />
    <Group justify="flex-end" gap="sm">
      <CancelButton to={close} />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Group>
  </Stack>
);
