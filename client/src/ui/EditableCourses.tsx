import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { isUuid } from '#lib/ids';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EditableCoursesDocument, type EditableCoursesQuery } from './EditableCourses.generated.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const t = texts.activityForm;

export type EditableCourse = EditableCoursesQuery['courses']['nodes'][number];

interface EditableCoursesProps {
  /** ID of a course that is offered in any case; '' for none. */
  chosenId: string;
  /** Renders the form with the courses to choose from. */
  children: (courses: readonly EditableCourse[]) => ReactNode;
}

/** Loads the courses that the viewer can edit, for the choice in a form. Without one it offers to create one. */
export function EditableCourses({ chosenId, children }: EditableCoursesProps) {
  const { data, error, refetch } = useQuery(EditableCoursesDocument, {
    variables: { chosen: isUuid(chosenId) ? [chosenId] : [] },
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
  const courses = coursesIn(data);
  if (courses.length > 0) return children(courses);
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
}

function coursesIn({ chosen, courses, myCourses }: EditableCoursesQuery): EditableCourse[] {
  const named = chosen.flatMap((node) => (node && 'title' in node ? [node] : []));
  const all = [...named, ...myCourses.nodes, ...courses.nodes];
  return [...new Map(all.map((course) => [course.id, course])).values()].filter(
    ({ viewerCan }) => viewerCan.edit,
  );
}
