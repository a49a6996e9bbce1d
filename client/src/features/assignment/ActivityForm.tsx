import { Group, Stack, Text } from '@mantine/core';
import { instantOf, UTC } from '@rules/kernel/zone';
import { useRef, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import { DateField, SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import type { activityFormRules } from './activityFormRules.ts';
import classes from './assignment.module.css';
import { CriteriaField } from './CriteriaField.tsx';
import { typeOfEnding } from './fileTypes.ts';
import { LatePolicyFields } from './LatePolicyFields.tsx';
import type { ActivityType, LatePenalty, SubmissionType } from '#texts/enums.generated';
import { usePastDueDate } from './usePastDueDate.tsx';
import { WorkRequirements } from './WorkRequirements.tsx';

const t = texts.activityForm;

const formRules = async () => (await import('./activityFormRules.ts')).activityFormRules;

const types = Object.entries(texts.courseAssignments.types).map(([name, label]) => ({
  value: name.toLowerCase(),
  label,
}));

export type ActivityFormValues = z.input<typeof activityFormRules>;

interface ActivityFormProps {
  /** Courses that can be selected. */
  courses: readonly { id: string; title: string; status: string }[];
  defaultValues: ActivityFormValues;
  /** False disables the course: an activity cannot move to another one. */
  isNew: boolean;
  draftKey: string;
  /** Called again with `allowPastDueDate` once the author confirmed a due date in the past. */
  onSubmit: (input: ReturnType<typeof toInput>, typed: ActivityFormValues) => Promise<unknown>;
  /** Buttons below the fields. */
  children: ReactNode;
}

/** Form of an activity. */
export function ActivityForm(props: ActivityFormProps) {
  const { courses, defaultValues, isNew, draftKey, onSubmit, children } = props;
  const typed = useRef(defaultValues);
  const { submit, dialog } = usePastDueDate((input: ReturnType<typeof toInput>) =>
    onSubmit(input, typed.current),
  );
  return (
    <Form
      schema={formRules}
      defaultValues={defaultValues}
      draftKey={draftKey}
      onSubmit={(values, form) => {
        typed.current = form.getValues();
        return submit(toInput(values));
      }}
      errorText={(failure) => failure.message || t.failed}
      fieldNames={{ startsAt: 'startTime', dueAt: 'dueDate' }}
    >
      <Stack gap="lg" maw={820}>
        <FormSection title={t.about}>
          <TextField name="title" label={t.activityTitle} placeholder={t.activityTitlePlaceholder} required />
          <div className={classes.formGrid}>
            <SelectField name="type" label={t.type} data={types} required />
            <SelectField
              name="courseId"
              label={t.course}
              data={[
                ...(isNew ? [{ value: '', label: t.chooseCourse }] : []),
                ...courses.map(({ id, title, status }) => ({
                  value: id,
                  label: status === 'DRAFT' ? t.draft(title) : title,
                })),
              ]}
              disabled={!isNew}
              required
            />
          </div>
          <TextareaField name="description" label={t.activityDescription} required />
          <TextareaField name="instructions" label={t.instructions} rows={5} required />
          <TextareaField name="materials" label={t.materials} description={t.materialsHint} />
        </FormSection>
        <WorkRequirements />
        <FormSection title={t.schedule}>
          <div className={classes.formGrid}>
            <DateField name="dueDate" label={t.dueDate} required />
            <div className={classes.formGrid}>
              <TextField name="startTime" type="time" label={t.startTime} required />
              <TextField name="endTime" type="time" label={t.endTime} required />
            </div>
          </div>
          <Text size="xs" c="dimmed">
            {t.zone(defaultValues.timeZone ?? UTC)}
          </Text>
        </FormSection>
        <FormSection title={t.grading}>
          <NumberField name="points" label={t.points} min={0} allowDecimal={false} maw={200} required />
          <LatePolicyFields />
          <CriteriaField />
        </FormSection>
        <Group justify="flex-end" gap="sm">
          {children}
        </Group>
      </Stack>
      {dialog}
    </Form>
  );
}

/** Returns the name that the API has for a value of the rules. */
const apiNameOf = (value: string): string => value.toUpperCase().replace('-', '_');

/** Converts the parsed values to the input of the API. */
function toInput(values: z.output<typeof activityFormRules>) {
  const { type, dueDate, startTime, endTime, submissionTypes, allowedFileTypes, latePolicy, ...input } =
    values;
  const timeZone = input.timeZone ?? UTC;
  const penalty = apiNameOf(latePolicy.penalty) as LatePenalty;
  return {
    ...input,
    type: apiNameOf(type) as ActivityType,
    submissionTypes: submissionTypes.map((name) => apiNameOf(name) as SubmissionType),
    allowedFileTypes: allowedFileTypes.map(typeOfEnding),
    latePolicy: { ...latePolicy, penalty, percent: penalty === 'NONE' ? null : latePolicy.percent },
    startsAt: instantOf(dueDate, startTime, timeZone).toISOString(),
    dueAt: instantOf(dueDate, endTime, timeZone).toISOString(),
    timeZone,
  };
}
