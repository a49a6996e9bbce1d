import { Group, Skeleton, Stack } from '@mantine/core';
import type { createCohortRules } from '@rules/cohort/cohort';
import { lazy, Suspense } from 'react';
import type * as z from 'zod/mini';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { CheckboxField, DateTimeField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import classes from './cohort.module.css';
import type { CohortFormValues } from './cohortFormValues.ts';
import type { ChosenCourse } from './CoursePicker.tsx';

// Loaded later: below the fold, and fetches its own list.
const CoursePicker = lazy(() => import('./CoursePicker.tsx'));

// Loaded after the form, together with the rules.
const cohortRules = async () => (await import('@rules/cohort/cohort')).createCohortRules;
const DurationSummary = lazy(() => import('./DurationSummary.tsx'));

const t = texts.cohortForm;

interface CohortFormProps {
  defaultValues: CohortFormValues;
  /** Time zone of the cohort's dates (IANA name). */
  timeZone: string;
  /** Courses that are selected initially. */
  chosen?: readonly ChosenCourse[];
  submitLabel: string;
  /** Target of Cancel. */
  cancelTo: string;
  draftKey: string;
  /** Submits the form. An error is shown in the error line and in a toast. */
  onSubmit: (input: ReturnType<typeof toInput>) => Promise<unknown>;
}

/** Form to create or edit a cohort. */
export function CohortForm(props: CohortFormProps) {
  const { defaultValues, timeZone, chosen = [], submitLabel, cancelTo, draftKey, onSubmit } = props;
  const submit = async (values: z.output<typeof createCohortRules>) => {
    try {
      await onSubmit(toInput(values));
    } catch (error) {
      notify.error(readError(error).message || t.failed);
      throw error;
    }
  };
  return (
    <Form
      schema={cohortRules}
      defaultValues={defaultValues}
      draftKey={draftKey}
      onSubmit={submit}
      errorText={(error) => error.message || t.failed}
    >
      <Stack gap="lg" maw={820}>
        <FormSection title={t.about}>
          <TextField name="title" label={t.title} placeholder={t.titlePlaceholder} required />
          <TextareaField name="description" label={t.description} required />
        </FormSection>
        <FormSection title={t.dates} description={t.timeZone(timeZone)}>
          <div className={classes.formGrid}>
            <DateTimeField name="startDate" label={t.startDate} timeZone={timeZone} required />
            <DateTimeField name="endDate" label={t.endDate} timeZone={timeZone} required />
          </div>
          <Suspense fallback={<Skeleton h={24} w={220} />}>
            <DurationSummary timeZone={timeZone} />
          </Suspense>
          <div className={classes.formGrid}>
            <DateTimeField
              name="registrationDeadline"
              label={t.registrationDeadline}
              timeZone={timeZone}
              description={t.registrationDeadlineHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
            />
            <NumberField name="capacity" label={t.capacity} min={1} allowDecimal={false} required />
          </div>
          <CheckboxField name="isPublic" label={t.isPublic} description={t.isPublicHint} />
        </FormSection>
        <FormSection title={t.courses}>
          <Suspense fallback={<Skeleton h={220} radius="md" />}>
            <CoursePicker name="courseIds" chosen={chosen} />
          </Suspense>
        </FormSection>
        <Group justify="flex-end" gap="sm">
          <CancelButton to={cancelTo} />
          <SubmitButton>{submitLabel}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

/** Converts the parsed values to the input of the API. */
const toInput = (values: z.output<typeof createCohortRules>) => ({
  ...values,
  startDate: values.startDate.toISOString(),
  endDate: values.endDate.toISOString(),
  registrationDeadline: values.registrationDeadline.toISOString(),
  isPublic: values.isPublic ?? false,
});
