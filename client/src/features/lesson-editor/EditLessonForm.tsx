import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { localSlotOf } from '@rules/kernel/slot';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pickFields } from '#lib/mergeDetails';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import {
  EditLesson_LessonFragmentDoc,
  UpdateLessonDocument,
  type EditLesson_LessonFragment,
} from './EditLessonPage.generated.ts';
import { forgetOutline } from './forgetOutline.ts';
import { LessonForm } from './LessonForm.tsx';
import type { LessonFormValues } from './lessonFormRules.ts';
import { materialsOf, MERGES } from './mergeMaterials.ts';

const t = texts.lessonForm;

/** Fields of the form that make up the time of a live lesson. */
const SLOT = ['date', 'startTime', 'endTime', 'timeZone'];

interface EditLessonFormProps {
  lesson: FragmentType<EditLesson_LessonFragment>;
  /** Refetches the lesson. */
  reload: () => Promise<unknown>;
  /** Shown to users without permission to edit the lesson. */
  notAllowed: ReactNode;
}

/**
 * Form to edit a lesson. Its times are edited in the time zone in which they were entered. Changes that others saved in the
 * meantime are kept.
 */
export default function EditLessonForm({ lesson: ref, reload, notAllowed }: EditLessonFormProps) {
  const lesson = useFragmentData(EditLesson_LessonFragmentDoc, ref);
  const { id, course, section, viewerCan } = lesson;
  const navigate = useNavigate();
  const [update] = useMutation(UpdateLessonDocument, {
    update: (store) => forgetOutline(store, course.id),
  });
  const readLesson = useLatest(EditLesson_LessonFragmentDoc, lesson);
  const { round, values, draftKey, save, choice } = useMergedForm<LessonFormValues>({
    draftName: `edit-lesson ${id}`,
    readLatest: () => toFormValues(readLesson()),
    reload,
    together: SLOT,
    merges: MERGES,
  });
  const back = paths.courseCurriculum(course.id);
  if (!viewerCan.edit) return notAllowed;
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <LessonForm
        key={round}
        place={
          <Text size="sm" c="dimmed">
            {section ? t.placedIn(course.title, section.title) : course.title}
          </Text>
        }
        defaultValues={values}
        isNew={false}
        draftKey={draftKey}
        onSubmit={async (input, mine) => {
          await save(mine, (changed, merged) => {
            const names = changed.includes('date') ? [...changed, 'startsAt', 'endsAt'] : changed;
            const { courseId: _courseId, sectionId: _sectionId, type: _type, ...fields } = input;
            const lists = {
              materials: materialsOf(merged.materials),
              materialFileIds: merged.materialFileIds.map((file) => file.id),
            };
            const sent = pickFields({ ...fields, ...lists }, names);
            return update({ variables: { input: { id, version: readLesson().version, ...sent } } });
          });
          notify.success(t.updated);
          void navigate(back);
        }}
      >
        {(isUploading) => (
          <>
            <CancelButton to={back} variant="subtle" />
            <SubmitButton disabled={isUploading}>{t.save}</SubmitButton>
          </>
        )}
      </LessonForm>
    </>
  );
}

/** Converts a lesson to form values. */
function toFormValues(lesson: EditLesson_LessonFragment): LessonFormValues {
  const { startsAt, endsAt, timeZone } = lesson;
  const slot =
    startsAt !== null && endsAt !== null
      ? localSlotOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone })
      : null;
  return {
    title: lesson.title,
    description: lesson.description,
    type: lesson.type.toLowerCase() as LessonFormValues['type'],
    courseId: lesson.course.id,
    sectionId: lesson.section?.id ?? '',
    date: slot?.date ?? '',
    startTime: slot?.startTime ?? '',
    endTime: slot?.endTime ?? '',
    timeZone,
    meetingLink: lesson.meetingLink ?? '',
    maxParticipants: lesson.maxParticipants,
    durationMinutes: lesson.durationMinutes,
    content: lesson.content ?? '',
    videoUrl: lesson.videoUrl ?? '',
    transcript: lesson.transcript ?? '',
    materials: lesson.materials.join('\n'),
    materialFileIds: lesson.materialFiles.map(({ id, name, size }) => ({ id, name, size })),
    isPreview: lesson.isPreview,
    releaseAt: lesson.releaseAt ?? '',
    enableChat: lesson.enableChat,
    recordSession: lesson.recordSession,
    allowScreenSharing: lesson.allowScreenSharing,
  };
}
