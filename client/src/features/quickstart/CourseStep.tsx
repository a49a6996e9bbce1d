import { Group, Stack } from '@mantine/core';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import type { courseStepRules } from './courseStepRules.ts';
import { OnChange } from './OnChange.tsx';
import type { CourseDraft } from './useQuickstart.ts';
import classes from './quickstart.module.css';

const t = texts.quickstart;

/** Options of the quick start (document 1, section 2). */
const categories = ['Web Development', 'Mobile Development', 'Data Science', 'Design', 'Other'];
const levels = ['All', 'Beginner', 'Intermediate', 'Advanced', 'Other'];

const stepRules = async () => (await import('./courseStepRules.ts')).courseStepRules;

interface CourseStepProps {
  draft: CourseDraft;
  onChange: (draft: CourseDraft) => void;
  onContinue: () => void;
}

/** Step 1: the course. Sends nothing yet. */
export function CourseStep({ draft, onChange, onContinue }: CourseStepProps) {
  return (
    <Form
      schema={stepRules}
      defaultValues={draft as z.input<typeof courseStepRules>}
      mode="onSubmit"
      onSubmit={() => Promise.resolve(onContinue())}
    >
      <OnChange<CourseDraft> onChange={onChange} />
      <Stack gap="lg">
        <TextField name="title" label={t.courseTitle} required />
        <TextareaField name="description" label={t.courseDescription} />
        <div className={classes.pair}>
          <SelectField name="category" label={t.category} data={categories} />
          <SelectField name="level" label={t.level} data={levels} />
        </div>
        <Group justify="flex-end">
          <SubmitButton>{t.continue}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
