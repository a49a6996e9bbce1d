import { use, type ReactNode } from 'react';
import { CourseTabsContext } from '#lib/courseTabs';
import { texts } from '#texts/en';
import { AddressTabs } from '#ui/AddressTabs';

const t = texts.courseDetail;

interface CourseTabsProps {
  course: { id: string };
  /** Whether the viewer is signed in to the course's institution; others see the overview only. */
  isInside: boolean;
  overview: ReactNode;
}

/** Tabs of a course for members. */
export function CourseTabs({ course, isInside, overview }: CourseTabsProps) {
  const courseTabs = use(CourseTabsContext);
  if (!isInside) return overview;
  const others = courseTabs.map(({ id, label, preload, Component }) => ({
    id,
    label,
    preload,
    content: <Component courseId={course.id} />,
  }));
  return (
    <AddressTabs
      label={t.tabs}
      tabs={[{ id: 'overview', label: t.overview, content: overview }, ...others]}
    />
  );
}
