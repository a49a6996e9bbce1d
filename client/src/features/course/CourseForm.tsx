import { Group, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, PriceField, SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import { CategoryField } from './CategoryField.tsx';
import type { courseFormRules } from './courseFormRules.ts';
import classes from './course.module.css';
import { LevelField } from './LevelField.tsx';
import { SectionsField } from './SectionsField.tsx';

/** Loaded after the other fields, because it brings the upload along. */
const ThumbnailField = lazy(() => import('./ThumbnailField.tsx'));

const t = texts.courseForm;

const { languages } = texts.courseChoices;

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
        <AboutFields hasCategory={defaultValues.categoryId !== ''} />
        <Suspense fallback={<Skeleton h={292} radius="lg" />}>
          <ThumbnailField />
        </Suspense>
        <PricingFields />
        <ScheduleFields />
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

/** Fields that describe a course. */
export function AboutFields({ hasCategory }: { hasCategory: boolean }) {
  return (
    <FormSection title={t.about}>
      <TextField name="title" label={t.courseTitle} placeholder={t.courseTitlePlaceholder} required />
      <TextareaField name="shortDescription" label={t.shortDescription} />
      <div className={classes.formGrid}>
        <CategoryField hasCategory={hasCategory} />
        <LevelField />
        <SelectField name="language" label={t.language} data={optionsOf(languages)} />
      </div>
    </FormSection>
  );
}

/** Fields for the price and the seats of a course. */
export function PricingFields() {
  return (
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
  );
}

/** Fields for the start and the repetition of a course. */
export function ScheduleFields() {
  return (
    <FormSection title={t.schedule}>
      <DateTimeField name="startDate" label={t.startDate} maw={380} />
      <CheckboxField name="isRecurring" label={t.isRecurring} />
      <RecurringIntervalField />
    </FormSection>
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

type CourseFormOutput = z.output<typeof courseFormRules>;

/** Converts the parsed values to the input of the API. */
function toInput(values: CourseFormOutput) {
  return { ...values, ...toPricingInput(values), ...toScheduleInput(values) };
}

/** Converts the parsed price to the input of the API. */
export const toPricingInput = ({ price }: Pick<CourseFormOutput, 'price'>) => ({ price: price ?? FREE });

/** Converts the parsed schedule to the input of the API. */
export function toScheduleInput({
  startDate,
  isRecurring,
  recurringInterval,
}: Pick<CourseFormOutput, 'startDate' | 'isRecurring' | 'recurringInterval'>) {
  return {
    startDate: startDate?.toISOString() ?? null,
    isRecurring: isRecurring ?? false,
    recurringInterval: isRecurring ? recurringInterval : null,
  };
}
