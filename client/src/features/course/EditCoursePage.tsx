import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { PageHeader } from '#ui/PageHeader';
import { CourseActions } from './CourseActions.tsx';
import { CourseEditor } from './CourseEditor.tsx';
import { CourseFailed } from './CourseFailed.tsx';
import { EditCourseDocument } from './EditCoursePage.generated.ts';

const t = texts.courseEditor;

/** /course/{guid}/edit: edits a course. */
export default function EditCoursePage() {
  const { guid = '' } = useParams();
  const navigate = useNavigate();
  // Always from the network: editing a cached version would cause a conflict.
  const { data, error, refetch } = useQuery(EditCourseDocument, {
    variables: { id: guid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const course = data?.course;
  if (error && !course)
    return <CourseFailed error={error} onRetry={() => void refetch().catch(() => null)} />;
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={
          course && (
            <CourseActions
              course={course}
              hasEdit={false}
              onDeleted={() => void navigate(paths.myCourses, { replace: true })}
            />
          )
        }
      />
      {course ? (
        <CourseEditor
          key={guid}
          course={course}
          reload={async () => (await refetch()).data?.course}
          notAllowed={
            <EmptyState
              title={t.notAllowed}
              action={
                <Button component={AppLink} to={paths.course(guid)} variant="light">
                  {t.backToCourse}
                </Button>
              }
            />
          }
        />
      ) : (
        <Stack gap="lg" maw={820} aria-busy="true">
          <Skeleton h={320} radius="lg" />
          <Skeleton h={200} radius="lg" />
        </Stack>
      )}
    </>
  );
}
