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
  /** The viewer is signed in to the course's own institution; others see the overview alone. */
  isInside: boolean;
  overview: ReactNode;
}

/** What a course has for its members. The tab is in the address, so that a reload, a bookmark and Back find it again. */
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
