import { Skeleton } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import type { CourseTabProps } from '../app/course-tabs/tabs.ts';
import { useScreenQuery } from '../app/useScreenQuery.ts';
import { texts } from '../texts/en.ts';
import { DataList } from '../ui/DataList.tsx';
import { AssignmentCard } from './AssignmentCard.tsx';
import { CourseAssignmentsDocument } from './CourseAssignments.generated.ts';

const t = texts.courseAssignments;

/** A course's tab of what its learners are asked to do, by the date that it is due. */
export default function CourseAssignments({ courseId }: CourseTabProps) {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useScreenQuery(CourseAssignmentsDocument, { courseId, page }, t.failed);
  const activities = data?.course?.activities;
  return (
    <DataList
      label={t.title}
      items={activities?.nodes}
      error={error}
      errorText={t.failed}
      onRetry={retry}
      cols={1}
      skeleton={<Skeleton h={132} radius="lg" />}
      skeletonCount={3}
      empty={{ title: t.empty, icon: IconChecklist }}
      pages={{ page, pageCount: activities?.pageCount ?? 1, onChange: setPage }}
      itemKey={(activity) => activity.id}
    >
      {(activity) => <AssignmentCard activity={activity} />}
    </DataList>
  );
}
