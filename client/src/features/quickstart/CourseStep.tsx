import { Group, Stack } from '@mantine/core';
import { texts } from '#texts/en';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';
import { OnChange } from './OnChange.tsx';
import type { CourseDraft } from './useQuickstart.ts';
import classes from './quickstart.module.css';

const t = texts.quickstart;

const { categories, levels } = texts.courseChoices;

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
      defaultValues={draft}
      mode="onSubmit"
      onSubmit={() => Promise.resolve(onContinue())}
    >
      <OnChange<CourseDraft> onChange={onChange} />
      <Stack gap="lg">
        <TextField name="title" label={t.courseTitle} required />
        <TextareaField name="description" label={t.courseDescription} />
        <div className={classes.pair}>
          <SelectField
            name="category"
            label={t.category}
            data={[{ value: '', label: texts.courseForm.chooseCategory }, ...optionsOf(categories)]}
          />
          <SelectField name="level" label={t.level} data={optionsOf(levels)} />
        </div>
        <Group justify="flex-end">
          <SubmitButton>{t.continue}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
