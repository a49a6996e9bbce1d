import { createContext } from 'react';
import type { LazyScreen } from './lazyScreen.tsx';

/** What a tab is given: the course that it belongs to. */
export interface CourseTabProps {
  courseId: string;
}

/** One tab of a course's screen. */
export interface CourseTab extends LazyScreen<CourseTabProps> {
  /** In the address: /course/{guid}?tab=assignments. */
  id: string;
  label: string;
}

/** The tabs of a course's screen besides its overview. Other features make them, so the app provides them. */
export const CourseTabsContext = createContext<readonly CourseTab[]>([]);
