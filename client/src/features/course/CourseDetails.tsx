import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { changedFields, pickFields } from '#lib/mergeDetails';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { Autosave } from '#ui/Autosave';
import { CancelButton } from '#ui/CancelButton';
import { Form } from '#ui/Form';
import type { Schema } from '#ui/schemaResolver';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import {
  EditCourse_CourseFragmentDoc,
  UpdateCourseDocument,
  type EditCourse_CourseFragment,
  type UpdateCourseMutationVariables,
} from './EditCoursePage.generated.ts';

const t = texts.courseEditor;

type Input = Partial<UpdateCourseMutationVariables['input']>;

interface CourseDetailsProps<S extends Schema> {
  course: EditCourse_CourseFragment;
  /** Part of the course, for the name of the draft. */
  part: string;
  schema: () => Promise<S>;
  /** Converts the course to form values. */
  valuesOf: (course: EditCourse_CourseFragment) => z.input<S>;
  /** Converts the parsed values to the input of the API, whose fields have the names of the form's. */
  toInput: (values: z.output<S>) => Input;
  /** Fields that are sent together. */
  together?: readonly string[];
  /** Refetches the course. */
  reload: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Form for a part of an existing course. It sends only the changed fields: of a draft while they are typed, otherwise on
 * Save, because students see them. If someone else changed the course in the meantime, both changes are kept; if both
 * changed the same field, the author chooses between the two versions.
 */
export function CourseDetails<S extends Schema>(props: CourseDetailsProps<S>) {
  const { course, part, schema, valuesOf, toInput, together = [], reload, children } = props;
  type Values = z.input<S>;
  const { id } = course;
  const isDraft = course.status === 'DRAFT';
  const { cache } = useApolloClient();
  const [update] = useMutation(UpdateCourseDocument);
  const readCourse = useLatest(EditCourse_CourseFragmentDoc, course);
  const { round, values, draftKey, save, choice } = useMergedForm<Values & object>({
    draftName: `edit-course ${id} ${part}`,
    readLatest: () => valuesOf(readCourse()),
    reload,
    together,
  });

  const send = async (parsed: z.output<S>, mine: Values & object, context: object = {}) => {
    const input = toInput(parsed);
    const stored = await save(mine, (changed) =>
      update({
        variables: { input: { id, version: readCourse().version, ...pickFields(input, changed) } },
        context,
      }),
    );
    for (const fieldName of ['courses', 'myCourses']) cache.evict({ fieldName });
    return stored;
  };

  const submit = async (
    parsed: z.output<S>,
    form: UseFormReturn<Values & FieldValues, unknown, z.output<S>>,
  ) => {
    const mine = form.getValues() as Values & object;
    const stored = await send(parsed, mine);
    for (const name of changedFields(mine, stored))
      form.setValue(name as Path<Values & FieldValues>, stored[name]);
    notify.success(t.saved);
  };

  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={schema}
        defaultValues={values as DefaultValues<Values>}
        draftKey={draftKey}
        onSubmit={submit}
        errorText={(error) => error.message || texts.courseForm.failed}
      >
        <Stack gap="lg" maw={820}>
          {children}
          <Group justify="flex-end" gap="sm">
            {isDraft ? (
              <Autosave
                schema={schema}
                isPaused={choice !== null}
                save={(parsed, mine, context) => send(parsed, mine, context)}
              />
            ) : (
              <Text size="xs" c="dimmed">
                {t.visibleOnceSaved}
              </Text>
            )}
            <Group gap="sm" wrap="nowrap">
              {isDraft ? (
                <Button component={AppLink} to={paths.course(id)} variant="default">
                  {t.backToCourse}
                </Button>
              ) : (
                <CancelButton to={paths.course(id)} />
              )}
              <SubmitButton>{t.save}</SubmitButton>
            </Group>
          </Group>
        </Stack>
      </Form>
    </>
  );
}
