import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { DateTimeField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import type { CohortMilestones_CohortFragment } from './CohortMilestones.generated.ts';
import { milestoneFormRules } from './datesFormRules.ts';
import { AddMilestoneDocument, UpdateMilestoneDocument } from './MilestoneDialog.generated.ts';

const t = texts.milestones;

interface MilestoneDialogProps {
  cohortId: string;
  /** Time zone of the cohort's dates (IANA name). */
  timeZone: string;
  /** The milestone that is changed; a new one without. */
  milestone?: CohortMilestones_CohortFragment['milestones'][number];
  onClose: () => void;
}

/** Dialog that adds or changes a milestone. Its own chunk. */
export default function MilestoneDialog({ cohortId, timeZone, milestone, onClose }: MilestoneDialogProps) {
  const [add] = useMutation(AddMilestoneDocument);
  const [update] = useMutation(UpdateMilestoneDocument);
  return (
    <FormDialog title={milestone ? t.edit : t.add} onClose={onClose}>
      {(close) => (
        <Form
          schema={milestoneFormRules}
          defaultValues={{
            title: milestone?.title ?? '',
            description: milestone?.description ?? '',
            deadline: milestone?.deadline ?? '',
          }}
          draftKey={milestone ? `milestone ${milestone.id}` : `new-milestone ${cohortId}`}
          errorText={(error) => error.message || t.notSaved}
          onSubmit={async (values) => {
            const input = { ...values, deadline: values.deadline.toISOString() };
            if (milestone) await update({ variables: { input: { id: milestone.id, ...input } } });
            else await add({ variables: { input: { cohortId, ...input } } });
            notify.success(milestone ? t.saved : t.added(values.title));
            close();
          }}
        >
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
              <SubmitButton>{milestone ? t.save : t.add}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
