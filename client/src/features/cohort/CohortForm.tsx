import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { createCohortRules } from '@rules/cohort/cohort';
import { lazy, Suspense } from 'react';
import type * as z from 'zod/mini';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import classes from './cohort.module.css';
import type { ChosenCourse } from './CoursePicker.tsx';

// Below the fold, and waits for a list of its own anyway.
const CoursePicker = lazy(() => import('./CoursePicker.tsx'));

// What needs the rules comes with them, after the form.
const cohortRules = async () => (await import('@rules/cohort/cohort')).createCohortRules;
const DurationSummary = lazy(() => import('./DurationSummary.tsx'));

const t = texts.cohortForm;

/** What the form holds: moments as ISO instants, '' while they are not set. */
export interface CohortFormValues {
  title: string;
  description: string;
  startDate: string;
  endDate: string;
  registrationDeadline: string;
  /** Undefined while it is not set. */
  capacity: number | undefined;
  courseIds: string[];
  isPublic: boolean;
}

export const emptyCohort: CohortFormValues = {
  title: '',
  description: '',
  startDate: '',
  endDate: '',
  registrationDeadline: '',
  capacity: undefined,
  courseIds: [],
  isPublic: false,
};

interface CohortFormProps {
  defaultValues: CohortFormValues;
  /** Of the cohort's days (IANA name). */
  timeZone: string;
  /** Titles of the courses that are chosen from the start. */
  chosen?: readonly ChosenCourse[];
  submitLabel: string;
  /** Where Cancel leads. */
  cancelTo: string;
  draftKey?: string;
  /** What it throws is shown in the red line and in a toast. */
  onSubmit: (input: ReturnType<typeof asInput>) => Promise<unknown>;
}

/** The fields of a cohort, for a new one and for a change. */
export function CohortForm(props: CohortFormProps) {
  const { defaultValues, timeZone, chosen = [], submitLabel, cancelTo, draftKey, onSubmit } = props;
  const submit = async (values: z.output<typeof createCohortRules>) => {
    try {
      await onSubmit(asInput(values));
    } catch (error) {
      notify.error(readError(error).message || t.failed);
      throw error;
    }
  };
  return (
    <Form
      schema={cohortRules}
      defaultValues={defaultValues}
      {...(draftKey !== undefined && { draftKey })}
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
          <Button component={AppLink} to={cancelTo} variant="default">
            {t.cancel}
          </Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

/** The parsed values as the API takes them. */
const asInput = (values: z.output<typeof createCohortRules>) => ({
  ...values,
  startDate: values.startDate.toISOString(),
  endDate: values.endDate.toISOString(),
  registrationDeadline: values.registrationDeadline.toISOString(),
  isPublic: values.isPublic ?? false,
});
