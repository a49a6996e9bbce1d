import { useQuery } from '@apollo/client/react';
import { DEFAULT_CRITERIA } from '@rules/activity/criterion';
import { DEFAULT_SUBMISSION_TYPES, MAX_MEGABYTES } from '@rules/activity/work-files';
import { SUBMITTED_FILES } from '@rules/submission/submitted-files';
import { Button, Skeleton } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { SubmitButton } from '#ui/SubmitButton';
import { ActivityForm, type ActivityFormValues } from './ActivityForm.tsx';
import { ActivityFormCoursesDocument } from './NewActivityPage.generated.ts';

const t = texts.activityForm;

interface NewActivityFormProps {
  /** ID of the preselected course; '' for none. */
  courseId: string;
  onSubmit: Parameters<typeof ActivityForm>[0]['onSubmit'];
}

/** Form to create an activity in one of the courses that the viewer can edit. */
export default function NewActivityForm({ courseId, onSubmit }: NewActivityFormProps) {
  const { data, error, refetch } = useQuery(ActivityFormCoursesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    if (!error) return <Skeleton h={480} radius="lg" maw={820} aria-busy="true" />;
    return (
      <ErrorState
        message={readError(error).message || texts.errors.list}
        onRetry={() => void refetch().catch(() => null)}
      />
    );
  }
  const known = new Map(
    [...data.myCourses.nodes, ...data.courses.nodes].map((course) => [course.id, course]),
  );
  const courses = [...known.values()].filter(({ viewerCan }) => viewerCan.edit);
  if (courses.length === 0)
    return (
      <EmptyState
        title={t.noCourses}
        drawing="courses"
        action={
          <Button component={AppLink} to={paths.newCourse}>
            {t.newCourse}
          </Button>
        }
      />
    );
  return (
    <ActivityForm
      courses={courses}
      defaultValues={emptyActivity(courses.some(({ id }) => id === courseId) ? courseId : '')}
      isNew
      draftKey="new-activity"
      onSubmit={onSubmit}
    >
      <SubmitButton>{t.create}</SubmitButton>
    </ActivityForm>
  );
}

const emptyActivity = (courseId: string): ActivityFormValues => ({
  title: '',
  description: '',
  type: 'assignment',
  courseId,
  dueDate: '',
  startTime: '',
  endTime: '',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  points: 100,
  instructions: '',
  allowLateSubmission: false,
  materials: '',
  criteria: [...DEFAULT_CRITERIA],
  submissionTypes: [...DEFAULT_SUBMISSION_TYPES],
  allowedFileTypes: [...SUBMITTED_FILES.endings],
  maxFileMegabytes: MAX_MEGABYTES,
  latePolicy: { days: null, penalty: 'none', percent: null },
});
