import { useMutation } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { forgetOutline } from './forgetOutline.ts';
import { CreateLessonDocument } from './NewLessonPage.generated.ts';

/** Loaded after the frame of the screen, because it brings the editor along. */
const NewLessonForm = lazy(() => import('./NewLessonForm.tsx'));

const t = texts.lessonForm;

/** /lessons/new: creates a lesson; `?course=` and `?section=` preselect its place. */
export default function NewLessonPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [create] = useMutation(CreateLessonDocument, {
    update: (cache, { data }) => {
      const course = data?.createLesson?.lesson.course;
      if (course) forgetOutline(cache, course.id);
    },
  });
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <Suspense fallback={<Skeleton h={480} radius="lg" maw={820} aria-busy="true" />}>
        <NewLessonForm
          courseId={params.get('course') ?? ''}
          sectionId={params.get('section') ?? ''}
          onSubmit={async (input) => {
            const { data } = await create({ variables: { input } }).catch((error: unknown) => {
              const { message, fields } = readError(error);
              if (fields.length === 0) notify.error(message || t.failed); // field errors are shown at their fields
              throw error;
            });
            notify.success(t.created);
            const lesson = data?.createLesson?.lesson;
            // Its questions are the next step.
            if (lesson?.type === 'QUIZ') void navigate(paths.editQuiz(lesson.id));
            else void navigate(paths.courseCurriculum(input.courseId));
          }}
        />
      </Suspense>
    </>
  );
}
