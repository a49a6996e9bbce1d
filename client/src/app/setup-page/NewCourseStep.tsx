import { useMutation } from '@apollo/client/react';
import { CreateCourseDocument } from '#features/course/NewCoursePage.generated';
import { CourseStep } from '#features/quickstart/CourseStep';
import type { CourseDraft } from '#features/quickstart/useQuickstart';

interface NewCourseStepProps {
  draft: CourseDraft;
  onChange: (draft: CourseDraft) => void;
  onBack: () => void;
  onCreated: (created: { id: string; title: string }) => void;
}

/** Step 3: publishes the course, so that the link of the next step opens for everyone. */
export function NewCourseStep({ draft, onChange, onBack, onCreated }: NewCourseStepProps) {
  const [create] = useMutation(CreateCourseDocument, {
    update: (cache) => ['courses', 'myCourses'].forEach((fieldName) => cache.evict({ fieldName })),
  });
  return (
    <CourseStep
      draft={draft}
      onChange={onChange}
      onBack={onBack}
      onContinue={async ({ description, ...about }) => {
        const input = { ...about, shortDescription: description ?? null, isPublic: true, publish: true };
        const { data } = await create({ variables: { input } });
        if (data?.createCourse) onCreated({ id: data.createCourse.course.id, title: about.title });
      }}
    />
  );
}
