import { createContext } from 'react';
import type { LazyScreen } from './lazyScreen.tsx';

/** Props of a tab: the ID of its course. */
export interface CourseTabProps {
  courseId: string;
}

/** Tab of a course's screen. */
export interface CourseTab extends LazyScreen<CourseTabProps> {
  /** Value of the URL parameter: /course/{guid}?tab=assignments. */
  id: string;
  label: string;
}

/** Tabs of a course's screen besides the overview. Provided by the app, because other features implement them. */
export const CourseTabsContext = createContext<readonly CourseTab[]>([]);

/** Reviews of a course below its overview, for members and for visitors. Provided by the app. Null without them. */
export const CourseReviewsContext = createContext<Record<
  'member' | 'visitor',
  LazyScreen<CourseTabProps>
> | null>(null);
