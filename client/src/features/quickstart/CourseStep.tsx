import { Button, Group, Stack } from '@mantine/core';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';
import { OnChange } from '#ui/wizard/OnChange';
import type { courseStepRules } from './courseStepRules.ts';
import type { CourseDraft } from './useQuickstart.ts';
import classes from './quickstart.module.css';

const t = texts.quickstart;

const { BUSINESS: _business, ...categories } = texts.courseChoices.categories;
const { ALL, BEGINNER, INTERMEDIATE, ADVANCED, OTHER } = texts.courseChoices.levels;
const levels = { ALL, BEGINNER, INTERMEDIATE, ADVANCED, OTHER };

/** Loaded after the form. */
const stepRules = async () => (await import('./courseStepRules.ts')).courseStepRules;

interface CourseStepProps {
  draft: CourseDraft;
  onChange: (draft: CourseDraft) => void;
  /** Called with valid values. When it fails, the form shows why. */
  onContinue: (course: z.output<typeof courseStepRules>) => Promise<unknown> | void;
  /** Absent on a first step. */
  onBack?: () => void;
}

/** Step with the course of a wizard. Sends nothing itself. */
export function CourseStep({ draft, onChange, onContinue, onBack }: CourseStepProps) {
  return (
    <Form
      schema={stepRules}
      defaultValues={draft}
      mode="onSubmit"
      onSubmit={async (course) => void (await onContinue(course))}
      errorText={(error) => error.message || texts.courseForm.failed}
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
        <Group justify={onBack ? 'space-between' : 'flex-end'}>
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {t.back}
            </Button>
          )}
          <SubmitButton>{t.continue}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
