import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import { LastCourseDocument, type LastCourseQuery } from './LastCourse.generated.ts';

const t = texts.myCourses;

/** /mycoursedetail: leads to the workspace of the course that the viewer is learning. */
export default function LastCoursePage() {
  const { data, error, retry } = useScreenQuery(LastCourseDocument, {}, t.failed);
  if (error !== undefined)
    return (
      <Frame>
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      </Frame>
    );
  if (!data) return <ScreenSkeleton />;
  const course = currentOf(data.myCourses.nodes);
  if (course) return <Navigate to={paths.myCourse(course.id)} replace />;
  return (
    <Frame>
      <EmptyState
        title={t.empty}
        drawing="courses"
        action={
          <Button component={AppLink} to={paths.cohorts} variant="light">
            {t.browse}
          </Button>
        }
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={t.title} />
      {children}
    </>
  );
}

type LearnedCourse = LastCourseQuery['myCourses']['nodes'][number];

/** Returns the course in progress, or else the first that is not completed, or else the newest. */
const currentOf = (courses: readonly LearnedCourse[]) =>
  courses.find(({ completedLessonCount, progress }) => completedLessonCount > 0 && progress < 100) ??
  courses.find(({ progress }) => progress < 100) ??
  courses[0];
