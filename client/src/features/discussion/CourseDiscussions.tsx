import { Group } from '@mantine/core';
import { useState } from 'react';
import type { CourseTabProps } from '#lib/courseTabs';
import { DiscussionList } from './DiscussionList.tsx';
import { StartLink } from './StartLink.tsx';

/** Discussions tab of a course. */
export default function CourseDiscussions({ courseId }: CourseTabProps) {
  const [page, setPage] = useState(1);
  return (
    <>
      <Group justify="flex-end" mb="lg">
        <StartLink courseId={courseId} />
      </Group>
      <DiscussionList courseId={courseId} page={page} onPage={setPage} start={null} />
    </>
  );
}
