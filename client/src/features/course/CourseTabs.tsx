import { Skeleton, Tabs } from '@mantine/core';
import { Suspense, use, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CourseTabsContext } from '#lib/courseTabs';
import { texts } from '#texts/en';
import classes from './course.module.css';

const t = texts.courseDetail;
const OVERVIEW = 'overview';

interface CourseTabsProps {
  course: { id: string };
  /** Whether the viewer is signed in to the course's institution; others see the overview only. */
  isInside: boolean;
  overview: ReactNode;
}

/** Tabs of a course for members. The selected tab is in the URL, so that reload, bookmarks and Back restore it. */
export function CourseTabs({ course, isInside, overview }: CourseTabsProps) {
  const courseTabs = use(CourseTabsContext);
  const [params, setParams] = useSearchParams();
  if (!isInside) return overview;
  const shown = courseTabs.find(({ id }) => id === params.get('tab'))?.id ?? OVERVIEW;
  return (
    <Tabs
      value={shown}
      onChange={(id) => setParams(id === null || id === OVERVIEW ? {} : { tab: id })}
      keepMounted={false}
      mt="lg"
    >
      <Tabs.List aria-label={t.tabs} className={classes.tabs}>
        <Tabs.Tab value={OVERVIEW}>{t.overview}</Tabs.Tab>
        {courseTabs.map(({ id, label, preload }) => (
          <Tabs.Tab key={id} value={id} onPointerEnter={() => void preload().catch(() => null)}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={OVERVIEW}>{overview}</Tabs.Panel>
      {courseTabs.map(({ id, Component }) => (
        <Tabs.Panel key={id} value={id} pt="lg">
          <Suspense fallback={<Skeleton h={240} radius="lg" />}>
            <Component courseId={course.id} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
