import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, PriceField, SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import type { courseFormRules } from './courseFormRules.ts';
import classes from './course.module.css';
import { SectionsField } from './SectionsField.tsx';

const t = texts.courseForm;

const { categories, languages, levels } = texts.courseChoices;

const formRules = async () => (await import('./courseFormRules.ts')).courseFormRules;

export type CourseFormValues = z.input<typeof courseFormRules>;

interface CourseFormProps {
  defaultValues: CourseFormValues;
  /** Key under which the draft is kept in this tab until it is saved. */
  draftKey: string;
  /** Submits the form. An error is shown in the error line. */
  onSubmit: (
    input: ReturnType<typeof toInput>,
    form: { getValues: () => CourseFormValues },
  ) => Promise<unknown>;
  /** Buttons below the fields. */
  children: ReactNode;
}

/** Form of a course. */
export function CourseForm({ defaultValues, draftKey, onSubmit, children }: CourseFormProps) {
  return (
    <Form
      schema={formRules}
      defaultValues={defaultValues}
      draftKey={draftKey}
      onSubmit={(values, form) => onSubmit(toInput(values), form)}
      errorText={(error) => error.message || t.failed}
    >
      <Stack gap="lg" maw={820}>
        <FormSection title={t.about}>
          <TextField name="title" label={t.courseTitle} placeholder={t.courseTitlePlaceholder} required />
          <TextareaField name="shortDescription" label={t.shortDescription} />
          <div className={classes.formGrid}>
            <SelectField
              name="category"
              label={t.category}
              data={[
                ...(defaultValues.category === '' ? [{ value: '', label: t.chooseCategory }] : []),
                ...optionsOf(categories),
              ]}
            />
            <SelectField name="level" label={t.level} data={optionsOf(levels)} />
            <SelectField name="language" label={t.language} data={optionsOf(languages)} />
          </div>
        </FormSection>
        <FormSection title={t.pricing}>
          <div className={classes.formGrid}>
            <PriceField name="price" label={t.price} description={t.priceHint} />
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
          {children}
        </Group>
      </Stack>
    </Form>
  );
}

/** Interval of a repeating course. */
function RecurringIntervalField() {
  const isRecurring = useWatch<{ isRecurring: boolean }>({ name: 'isRecurring' });
  return isRecurring ? (
    <SelectField
      name="recurringInterval"
      label={t.recurringInterval}
      data={optionsOf(t.intervals)}
      maw={380}
    />
  ) : null;
}

/** Price of a course whose field for the price is empty. */
const FREE = { amount: 0, currency: 'USD' } as const;

/** Converts the parsed values to the input of the API. */
function toInput(values: z.output<typeof courseFormRules>) {
  const isRecurring = values.isRecurring ?? false;
  return {
    ...values,
    price: values.price ?? FREE,
    startDate: values.startDate?.toISOString() ?? null,
    isRecurring,
    recurringInterval: isRecurring ? values.recurringInterval : null,
  };
}
