import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { localSlotOf } from '@rules/kernel/slot';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SubmitButton } from '#ui/SubmitButton';
import {
  EditLesson_LessonFragmentDoc,
  UpdateLessonDocument,
  type EditLesson_LessonFragment,
} from './EditLessonPage.generated.ts';
import { forgetOutline } from './forgetOutline.ts';
import { LessonForm } from './LessonForm.tsx';
import type { LessonFormValues } from './lessonFormRules.ts';

const t = texts.lessonForm;

interface EditLessonFormProps {
  lesson: FragmentType<EditLesson_LessonFragment>;
  /** Shown to users without permission to edit the lesson. */
  notAllowed: ReactNode;
}

/** Form to edit a lesson. Its times are edited in the time zone in which they were entered. */
export default function EditLessonForm({ lesson: ref, notAllowed }: EditLessonFormProps) {
  const lesson = useFragmentData(EditLesson_LessonFragmentDoc, ref);
  const { id, course, section, viewerCan } = lesson;
  const navigate = useNavigate();
  const [update] = useMutation(UpdateLessonDocument, {
    update: (cache) => forgetOutline(cache, course.id),
  });
  const [defaultValues] = useState(() => toFormValues(lesson));
  const back = paths.courseCurriculum(course.id);
  if (!viewerCan.edit) return notAllowed;
  return (
    <LessonForm
      place={
        <Text size="sm" c="dimmed">
          {section ? t.placedIn(course.title, section.title) : course.title}
        </Text>
      }
      defaultValues={defaultValues}
      isNew={false}
      draftKey={`edit-lesson ${id}`}
      onSubmit={async ({ courseId: _courseId, sectionId: _sectionId, type: _type, ...input }) => {
        await update({ variables: { input: { id, ...input } } });
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
