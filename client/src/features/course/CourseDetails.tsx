import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { clearDraft } from '#ui/draft';
import { Form } from '#ui/Form';
import type { Schema } from '#ui/schemaResolver';
import { SubmitButton } from '#ui/SubmitButton';
import {
  EditCourse_CourseFragmentDoc,
  UpdateCourseDocument,
  type EditCourse_CourseFragment,
  type UpdateCourseMutationVariables,
} from './EditCoursePage.generated.ts';
import { changedFields, clashingFields, fingerprint, pickFields } from './mergeDetails.ts';

// Loaded when it is needed, which is rare.
const VersionConflict = lazy(() => import('#ui/VersionConflict'));

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
 * Form for a part of an existing course. It sends only the changed fields. If someone else changed the course in the
 * meantime, both changes are kept; if both changed the same field, the author chooses between the two versions.
 */
export function CourseDetails<S extends Schema>(props: CourseDetailsProps<S>) {
  const { course, part, schema, valuesOf, toInput, together = [], reload, children } = props;
  type Values = z.input<S>;
  const { id } = course;
  const { cache } = useApolloClient();
  const [update] = useMutation(UpdateCourseDocument);
  /** Stored values that the form is based on. */
  const [base, setBase] = useState<Values>(() => valuesOf(course));
  /** Initial values of the form, which remounts for each `round`. */
  const [shown, setShown] = useState({ round: 0, values: base });
  const [conflict, setConflict] = useState<Values | null>(null);

  const draftKey = `edit-course ${id} ${part} ${fingerprint(base)}`;
  const readCourse = () =>
    cache.readFragment({
      id: `Course:${id}`,
      fragment: EditCourse_CourseFragmentDoc,
      fragmentName: 'EditCourse_course',
    }) ?? course;

  const show = (values: Values, latest: Values) => {
    clearDraft(draftKey);
    setConflict(null);
    setBase(latest);
    setShown(({ round }) => ({ round: round + 1, values }));
  };

  /** Sends the changed fields, unless someone else changed one of them. */
  const send = async (mine: Values, input: Input) => {
    const { version, ...latest } = readCourse();
    if (clashingFields(base, mine, valuesOf({ ...latest, version })).length > 0) {
      setConflict(mine);
      throw new Error(t.notSaved);
    }
    const names = changedFields(base, mine);
    const sent = together.some((name) => names.includes(name)) ? [...names, ...together] : names;
    if (sent.length > 0) await update({ variables: { input: { id, version, ...pickFields(input, sent) } } });
  };

  const save = async (
    values: z.output<S>,
    form: UseFormReturn<Values & FieldValues, unknown, z.output<S>>,
  ) => {
    const mine = form.getValues() as Values;
    const input = toInput(values);
    try {
      await send(mine, input);
    } catch (error) {
      if (readError(error).code !== 'CONFLICT') throw error;
      await reload();
      await send(mine, input);
    }
    const stored = valuesOf(readCourse());
    for (const name of changedFields(mine, stored))
      form.setValue(name as Path<Values & FieldValues>, stored[name]);
    setBase(stored);
    setConflict(null);
    for (const fieldName of ['courses', 'myCourses']) cache.evict({ fieldName });
    notify.success(t.saved);
  };

  const loadNewer = async () => {
    if (!conflict) return;
    const latest = valuesOf(readCourse());
    show(latest, latest);
    const { loaded, backToMine } = texts.versionConflict;
    notify.success(loaded, { label: backToMine, run: () => show(conflict, latest) });
  };

  /** The next save replaces the changes of others to the same fields. */
  const keepTyping = () => {
    if (!conflict) return;
    const latest = valuesOf(readCourse());
    setBase({ ...base, ...pickFields(latest, clashingFields(base, conflict, latest)) });
    setConflict(null);
  };

  return (
    <>
      {conflict && (
        <Suspense>
          <VersionConflict title={t.conflict} text={t.conflictText} onLoad={loadNewer} onKeep={keepTyping} />
        </Suspense>
      )}
      <Form
        key={shown.round}
        schema={schema}
        defaultValues={shown.values as DefaultValues<Values>}
        draftKey={draftKey}
        onSubmit={save}
        errorText={(error) => error.message || texts.courseForm.failed}
      >
        <Stack gap="lg" maw={820}>
          {children}
          <Group justify="flex-end" gap="sm">
            <CancelButton to={paths.course(id)} />
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}
