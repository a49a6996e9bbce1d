import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, TextareaField, TextField } from '#ui/fields';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import classes from './cohort.module.css';
import type { ChosenCourse } from './CoursePicker.tsx';

// Loaded later: below the fold, and fetches its own list.
const CoursePicker = lazy(() => import('./CoursePicker.tsx'));
// Loaded after the form, together with the rules.
const DurationSummary = lazy(() => import('./DurationSummary.tsx'));

const t = texts.cohortForm;

/** Title and description of a cohort. */
export const AboutFields = () => (
  <FormSection title={t.about}>
    <TextField name="title" label={t.title} placeholder={t.titlePlaceholder} required />
    <TextareaField name="description" label={t.description} required />
  </FormSection>
);

interface DateFieldsProps {
  /** Time zone of the cohort's dates (IANA name). */
  timeZone: string;
  needsDeadline: boolean;
  /** Field to change the time zone, and what else belongs to the dates. */
  children?: ReactNode;
}

/** Dates and seats of a cohort. */
export function DateFields({ timeZone, needsDeadline, children }: DateFieldsProps) {
  return (
    <FormSection title={t.dates} description={t.timeZone(timeZone)}>
      {children}
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
          required={needsDeadline}
        />
        <NumberField name="capacity" label={t.capacity} min={1} allowDecimal={false} required />
      </div>
      <CheckboxField name="isPublic" label={t.isPublic} description={t.isPublicHint} />
    </FormSection>
  );
}

/** Courses of a cohort. `chosen` are selected initially. */
export const CourseFields = ({ chosen }: { chosen: readonly ChosenCourse[] }) => (
  <FormSection title={t.courses}>
    <Suspense fallback={<Skeleton h={220} radius="md" />}>
      <CoursePicker name="courseIds" chosen={chosen} />
    </Suspense>
  </FormSection>
);
