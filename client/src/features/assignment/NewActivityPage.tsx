import { useMutation } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { notify } from '#lib/toasts';
import { CreateActivityDocument } from './NewActivityPage.generated.ts';

/** Loaded after the frame of the screen, because it brings the rules for times along. */
const NewActivityForm = lazy(() => import('./NewActivityForm.tsx'));

const t = texts.activityForm;

/** /activities/new: creates an activity; `?course=` preselects a course. */
export default function NewActivityPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [create] = useMutation(CreateActivityDocument, {
    // Evicted, because only the server knows the position of the new activity.
    update: (cache, { data }) => {
      const course = data?.createActivity?.activity.course;
      if (course) cache.evict({ id: `Course:${course.id}`, fieldName: 'activities' });
    },
  });
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <Suspense fallback={<Skeleton h={480} radius="lg" maw={820} aria-busy="true" />}>
        <NewActivityForm
          courseId={params.get('course') ?? ''}
          onSubmit={async (input) => {
            try {
              await create({ variables: { input } });
            } catch (error) {
              const { message, fields } = readError(error);
              if (fields.length === 0) notify.error(message || t.failed); // field errors are shown at their fields
              throw error;
            }
            notify.success(t.created);
            void navigate(paths.courseTab(input.courseId, 'assignments'));
          }}
        />
      </Suspense>
    </>
  );
}
