import { Group, Stack } from '@mantine/core';
import { CATEGORIES, LANGUAGES, LEVELS } from '@rules/course/choices';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { texts } from '../texts/en.ts';
import { CheckboxField, DateTimeField, SelectField, TextareaField, TextField } from '../ui/fields.tsx';
import { Form } from '../ui/Form.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import type { courseFormRules } from './courseFormRules.ts';
import classes from './course.module.css';
import type { RecurringInterval } from './NewCoursePage.generated.ts';
import { SectionsField } from './SectionsField.tsx';

const t = texts.courseForm;

const intervals = Object.entries(t.intervals).map(([value, label]) => ({ value, label }));

const formRules = async () => (await import('./courseFormRules.ts')).courseFormRules;

const emptyCourse = {
  title: '',
  shortDescription: '',
  language: LANGUAGES[0],
  level: 'All Levels' as const,
  category: CATEGORIES[0],
  price: 0,
  maxStudents: null,
  startDate: '',
  isRecurring: false,
  recurringInterval: 'WEEKLY',
  isPublic: true,
  sections: [],
};

interface CourseFormProps {
  /** What it throws is shown in the red line. */
  onSubmit: (input: ReturnType<typeof asInput>) => Promise<unknown>;
}

/** The fields of a new course, with two ways to send it. */
export function CourseForm({ onSubmit }: CourseFormProps) {
  const isPublishing = useRef(true);
  return (
    <Form
      schema={formRules}
      defaultValues={emptyCourse}
      draftKey="new-course"
      onSubmit={(values) => onSubmit(asInput(values, isPublishing.current))}
      errorText={(error) => error.message || t.failed}
    >
      <Stack gap="lg" maw={820}>
        <FormSection title={t.about}>
          <TextField name="title" label={t.courseTitle} placeholder={t.courseTitlePlaceholder} required />
          <TextareaField name="shortDescription" label={t.shortDescription} />
          <div className={classes.formGrid}>
            <SelectField name="category" label={t.category} data={[...CATEGORIES]} />
            <SelectField name="level" label={t.level} data={[...LEVELS]} />
            <SelectField name="language" label={t.language} data={[...LANGUAGES]} />
          </div>
        </FormSection>
        <FormSection title={t.pricing}>
          <div className={classes.formGrid}>
            <NumberField
              name="price"
              label={t.price}
              description={t.priceHint}
              min={0}
              decimalScale={2}
              prefix="$"
            />
            <NumberField
              name="maxStudents"
              label={t.maxStudents}
              description={t.maxStudentsHint}
              min={1}
              allowDecimal={false}
            />
          </div>
          <CheckboxField name="isPublic" label={t.isPublic} description={t.isPublicHint} />
        </FormSection>
        <FormSection title={t.schedule}>
          <DateTimeField name="startDate" label={t.startDate} maw={380} />
          <CheckboxField name="isRecurring" label={t.isRecurring} />
          <RecurringIntervalField />
        </FormSection>
        <FormSection title={t.sections}>
          <SectionsField />
        </FormSection>
        <Group justify="flex-end" gap="sm">
          <SubmitButton variant="default" onClick={() => (isPublishing.current = false)}>
            {t.saveDraft}
          </SubmitButton>
          <SubmitButton onClick={() => (isPublishing.current = true)}>{t.publish}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

/** Only for a course that repeats. */
function RecurringIntervalField() {
  const isRecurring = useWatch<{ isRecurring: boolean }>({ name: 'isRecurring' });
  return isRecurring ? (
    <SelectField name="recurringInterval" label={t.recurringInterval} data={intervals} maw={380} />
  ) : null;
}

/** The parsed values as the API takes them. */
function asInput(values: z.output<typeof courseFormRules>, publish: boolean) {
  const isRecurring = values.isRecurring ?? false;
  return {
    ...values,
    startDate: values.startDate?.toISOString() ?? null,
    isRecurring,
    recurringInterval: isRecurring ? (values.recurringInterval as RecurringInterval) : null,
    publish,
  };
}
