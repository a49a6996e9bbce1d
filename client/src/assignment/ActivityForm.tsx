import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type * as z from 'zod/mini';
import { AppLink } from '../app/AppLink.tsx';
import { readError } from '../app/errors.ts';
import { paths } from '../app/paths.ts';
import { texts } from '../texts/en.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { CheckboxField, DateField, SelectField, TextareaField, TextField } from '../ui/fields.tsx';
import { Form } from '../ui/Form.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import type { activityFormRules } from './activityFormRules.ts';
import classes from './assignment.module.css';
import {
  ActivityFormCoursesDocument,
  type ActivityFormCoursesQuery,
  type ActivityType,
} from './NewActivityPage.generated.ts';

const t = texts.activityForm;

const formRules = async () => (await import('./activityFormRules.ts')).activityFormRules;

const types = Object.entries(texts.courseAssignments.types).map(([name, label]) => ({
  value: name.toLowerCase(),
  label,
}));

interface ActivityFormProps {
  /** The course that is chosen at first; '' for none. */
  courseId: string;
  onSubmit: (input: ReturnType<typeof asInput>) => Promise<unknown>;
}

/** The fields of a new activity, for one of the courses that the viewer may change. */
export function ActivityForm({ courseId, onSubmit }: ActivityFormProps) {
  const { data, error, refetch } = useQuery(ActivityFormCoursesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    if (!error) return <Skeleton h={480} radius="lg" maw={820} aria-busy="true" />;
    return (
      <ErrorState
        message={readError(error).message || texts.errors.list}
        onRetry={() => void refetch().catch(() => null)}
      />
    );
  }
  const known = new Map(
    [...data.myCourses.nodes, ...data.courses.nodes].map((course) => [course.id, course]),
  );
  const courses = [...known.values()].filter(({ viewerCan }) => viewerCan.edit);
  if (courses.length === 0)
    return (
      <EmptyState
        title={t.noCourses}
        action={
          <Button component={AppLink} to={paths.newCourse}>
            {t.newCourse}
          </Button>
        }
      />
    );
  return <Fields courses={courses} courseId={courseId} onSubmit={onSubmit} />;
}

interface FieldsProps extends ActivityFormProps {
  /** Those that it may be for. */
  courses: ActivityFormCoursesQuery['courses']['nodes'];
}

function Fields({ courses, courseId, onSubmit }: FieldsProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Form
      schema={formRules}
      defaultValues={{
        title: '',
        description: '',
        type: 'assignment' as const,
        courseId: courses.some(({ id }) => id === courseId) ? courseId : '',
        dueDate: '',
        startTime: '',
        endTime: '',
        timeZone,
        points: 100,
        instructions: '',
        allowLateSubmission: false,
        materials: '',
      }}
      draftKey="new-activity"
      onSubmit={(values) => onSubmit(asInput(values))}
      errorText={(failure) => failure.message || t.failed}
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
                { value: '', label: t.chooseCourse },
                ...courses.map(({ id, title, status }) => ({
                  value: id,
                  label: status === 'DRAFT' ? t.draft(title) : title,
                })),
              ]}
              required
            />
          </div>
          <TextareaField name="description" label={t.activityDescription} required />
          <TextareaField name="instructions" label={t.instructions} rows={5} required />
          <TextareaField name="materials" label={t.materials} description={t.materialsHint} />
        </FormSection>
        <FormSection title={t.schedule}>
          <div className={classes.formGrid}>
            <DateField name="dueDate" label={t.dueDate} required />
            <div className={classes.formGrid}>
              <TextField name="startTime" type="time" label={t.startTime} required />
              <TextField name="endTime" type="time" label={t.endTime} required />
            </div>
          </div>
          <Text size="sm" c="dimmed">
            {t.zone(timeZone)}
          </Text>
        </FormSection>
        <FormSection title={t.grading}>
          <NumberField name="points" label={t.points} min={0} allowDecimal={false} maw={200} required />
          <CheckboxField
            name="allowLateSubmission"
            label={t.allowLateSubmission}
            description={t.allowLateSubmissionHint}
          />
        </FormSection>
        <Group justify="flex-end">
          <SubmitButton>{t.create}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

/** The parsed values as the API takes them. */
function asInput({ type, ...values }: z.output<typeof activityFormRules>) {
  return { ...values, type: type.toUpperCase() as ActivityType };
}
