import type { FragmentType } from '@apollo/client';
import { decimalOf } from '@rules/kernel/money';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { clearDraft } from '#ui/draft';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { PublishCourseDocument } from './CourseActions.generated.ts';
import { CourseForm, type CourseFormValues } from './CourseForm.tsx';
import {
  EditCourse_CourseFragmentDoc,
  UpdateCourseDocument,
  type EditCourse_CourseFragment,
} from './EditCoursePage.generated.ts';

// Loaded when it is needed, which is rare.
const VersionConflict = lazy(() => import('./VersionConflict.tsx'));

const t = texts.courseEditor;

type CourseRef = FragmentType<EditCourse_CourseFragment>;

interface CourseEditorProps {
  course: CourseRef;
  /** Refetches the course. */
  reload: () => Promise<CourseRef | null | undefined>;
  /** Shown to users without permission to edit the course. */
  notAllowed: ReactNode;
}

/** Initial values of the form, which remounts for each `round`. */
interface Shown {
  round: number;
  values: CourseFormValues;
  /** Version of the course that the values are based on. */
  version: number;
}

/** Form to edit a course. If another user saved it in the meantime, the author chooses between the two versions. */
export function CourseEditor({ course: ref, reload, notAllowed }: CourseEditorProps) {
  const course = useFragmentData(EditCourse_CourseFragmentDoc, ref);
  const { id, viewerCan } = course;
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [update] = useMutation(UpdateCourseDocument);
  const [publish] = useMutation(PublishCourseDocument, { variables: { id } });
  const [shown, setShown] = useState<Shown>(() => ({
    round: 0,
    values: toFormValues(course),
    version: course.version,
  }));
  const [conflict, setConflict] = useState<{ mine: CourseFormValues; version: number } | null>(null);
  const isPublishing = useRef(false);
  if (!viewerCan.edit) return notAllowed;

  const draftKey = `edit-course ${id} ${shown.version}`;
  const show = (values: CourseFormValues, version: number) => {
    clearDraft(draftKey);
    setConflict(null);
    setShown(({ round }) => ({ round: round + 1, values, version }));
  };

  const loadNewer = async () => {
    const newer = await reload().catch(() => null);
    const latest =
      newer &&
      cache.readFragment({
        id: `Course:${id}`,
        fragment: EditCourse_CourseFragmentDoc,
        fragmentName: 'EditCourse_course',
      });
    if (!latest || !conflict) return notify.error(texts.courseForm.failed);
    show(toFormValues(latest), latest.version);
    notify.success(t.loaded, { label: t.backToMine, run: () => show(conflict.mine, latest.version) });
  };

  return (
    <>
      {conflict && (
        <Suspense>
          <VersionConflict
            onLoad={loadNewer}
            onKeep={() => {
              setShown((before) => ({ ...before, version: conflict.version }));
              setConflict(null);
            }}
          />
        </Suspense>
      )}
      <CourseForm
        key={shown.round}
        defaultValues={shown.values}
        draftKey={draftKey}
        onSubmit={async ({ sections, ...input }, form) => {
          try {
            await update({ variables: { input: { id, version: shown.version, ...input, sections } } });
          } catch (error) {
            const { currentVersion } = readError(error);
            if (currentVersion !== undefined)
              setConflict({ mine: form.getValues(), version: currentVersion });
            throw error;
          }
          for (const fieldName of ['courses', 'myCourses']) cache.evict({ fieldName });
          if (isPublishing.current) await publish();
          notify.success(isPublishing.current ? t.publishedToo : t.saved);
          void navigate(paths.course(id));
        }}
      >
        <CancelButton to={paths.course(id)} variant="subtle" />
        <SubmitButton
          {...(viewerCan.publish && { variant: 'default' })}
          onClick={() => (isPublishing.current = false)}
        >
          {viewerCan.publish ? texts.courseForm.saveDraft : t.save}
        </SubmitButton>
        {viewerCan.publish && (
          <SubmitButton onClick={() => (isPublishing.current = true)}>
            {texts.courseForm.publish}
          </SubmitButton>
        )}
      </CourseForm>
    </>
  );
}

/** Converts a course to form values. */
function toFormValues(course: EditCourse_CourseFragment): CourseFormValues {
  const { title, shortDescription, price, maxStudents, startDate, isRecurring, recurringInterval } = course;
  return {
    title,
    shortDescription,
    language: course.language,
    level: course.level,
    category: course.category,
    price: decimalOf(price.amount).replace('.00', ''),
    maxStudents,
    startDate: startDate ?? '',
    isRecurring,
    recurringInterval: recurringInterval ?? 'WEEKLY',
    isPublic: course.isPublic,
    sections: course.sections.map((section) => ({
      id: section.id,
      title: section.title,
      description: section.description,
      duration: section.duration,
    })),
  };
}
