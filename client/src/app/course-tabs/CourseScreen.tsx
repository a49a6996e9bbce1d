import { CourseTabsContext } from '#lib/courseTabs';
import CoursePage from '#features/course/CoursePage';
import { courseTabs } from './tabs.ts';

/** The screen of a course, with the tabs that other features bring to it. */
export default function CourseScreen() {
  return (
    <CourseTabsContext value={courseTabs}>
      <CoursePage />
    </CourseTabsContext>
  );
}
