import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { CourseForm, type CourseFormValues } from './CourseForm.tsx';
import { CreateCourseDocument } from './NewCoursePage.generated.ts';

const t = texts.courseForm;

const emptyCourse: CourseFormValues = {
  title: '',
  shortDescription: '',
  language: 'ENGLISH',
  level: 'ALL_LEVELS',
  categoryId: '',
  price: '0',
  maxStudents: null,
  startDate: '',
  isRecurring: false,
  recurringInterval: 'WEEKLY',
  isPublic: true,
  sections: [],
  thumbnail: null,
};

/** /courses/new: saves a draft or publishes a course. */
export default function NewCoursePage() {
  const navigate = useNavigate();
  const isPublishing = useRef(true);
  const [create] = useMutation(CreateCourseDocument, {
    // Evicted, because only the server knows the position of the new course.
    update: (cache) => {
      cache.evict({ fieldName: 'courses' });
      cache.evict({ fieldName: 'myCourses' });
    },
  });
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <CourseForm
        defaultValues={emptyCourse}
        draftKey="new-course"
        onSubmit={async ({ sections, thumbnail, ...rest }) => {
          const publish = isPublishing.current;
          const newSections = sections?.map(({ id: _id, ...section }) => section) ?? null;
          const input = { ...rest, thumbnailId: thumbnail?.id ?? null };
          try {
            await create({ variables: { input: { ...input, sections: newSections, publish } } });
          } catch (error) {
            notify.error(readError(error).message || t.failed);
            throw error;
          }
          notify.success(publish ? t.created : t.draftSaved);
          void navigate(publish ? paths.courses : paths.myCourses);
        }}
      >
        <SubmitButton variant="default" onClick={() => (isPublishing.current = false)}>
          {t.saveDraft}
        </SubmitButton>
        <SubmitButton onClick={() => (isPublishing.current = true)}>{t.publish}</SubmitButton>
      </CourseForm>
    </>
  );
}
