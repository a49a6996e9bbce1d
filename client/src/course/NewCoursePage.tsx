import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { readError } from '../app/errors.ts';
import { paths } from '../app/paths.ts';
import { texts } from '../texts/en.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { notify } from '../ui/toasts.ts';
import { CourseForm } from './CourseForm.tsx';
import { CreateCourseDocument } from './NewCoursePage.generated.ts';

const t = texts.courseForm;

/** /courses/new: saves a draft or publishes. */
export default function NewCoursePage() {
  const navigate = useNavigate();
  const [create] = useMutation(CreateCourseDocument, {
    // Asked for again when they are next shown, so that the new course stands where the server puts it.
    update: (cache) => {
      cache.evict({ fieldName: 'courses' });
      cache.evict({ fieldName: 'myCourses' });
    },
  });
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <CourseForm
        onSubmit={async (input) => {
          try {
            await create({ variables: { input } });
          } catch (error) {
            notify.error(readError(error).message || t.failed);
            throw error;
          }
          notify.success(input.publish ? t.created : t.draftSaved);
          void navigate(input.publish ? paths.courses : paths.myCourses);
        }}
      />
    </>
  );
}
