import { lazy, Suspense } from 'react';
import type { CourseAboutCardsProps } from './CourseAboutCards.tsx';

// Requested with the screen, so that it is there when the course arrives; apart, because it brings the renderer along.
const loaded = import('./CourseAboutCards.tsx');
const CourseAboutCards = lazy(() => loaded);

/** Objectives, description, prerequisites and audience of a course. */
export const CourseAbout = (props: CourseAboutCardsProps) => (
  <Suspense>
    <CourseAboutCards {...props} />
  </Suspense>
);
