import { Button, Group, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import type { CourseTabProps } from '#lib/courseTabs';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { AssignmentRow } from './AssignmentRow.tsx';
import { CourseAssignmentsDocument } from './CourseAssignments.generated.ts';
import { useLiveSubmissions } from './useLiveSubmissions.ts';

const t = texts.courseAssignments;

/** Assignments tab of a course, ordered by due date. Grades and new submissions appear live. */
export default function CourseAssignments({ courseId }: CourseTabProps) {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useScreenQuery(CourseAssignmentsDocument, { courseId, page }, t.failed);
  useLiveSubmissions();
  const course = data?.course;
  const gradebook = course?.viewerCan.seeGradebook && (
    <Button component={AppLink} to={paths.gradebook(courseId)} variant="default">
      {texts.gradebook.open}
    </Button>
  );
  const create = course?.viewerCan.edit && (
    <Button
      component={AppLink}
      to={paths.newActivityFor(courseId)}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t.newActivity}
    </Button>
  );
  return (
    <>
      {course && course.activities.nodes.length > 0 && (create || gradebook) && (
        <Group justify="flex-end" mb="lg">
          {gradebook}
          {create}
        </Group>
      )}
      <DataList
        label={t.title}
        items={course?.activities.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        cols="rows"
        skeleton={<Skeleton h={60} radius="sm" />}
        skeletonCount={3}
        empty={{ title: t.empty, drawing: 'work', action: create }}
        pages={{ page, pageCount: course?.activities.pageCount ?? 1, onChange: setPage }}
        itemKey={(activity) => activity.id}
      >
        {(activity) => <AssignmentRow activity={activity} />}
      </DataList>
    </>
  );
}
