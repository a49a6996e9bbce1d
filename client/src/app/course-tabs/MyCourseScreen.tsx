import { CourseTabsContext } from '#lib/courseTabs';
import MyCoursePage from '#features/course/MyCoursePage';
import { courseTabs } from './tabs.ts';

/** Workspace of a course with the tabs of other features. */
export default function MyCourseScreen() {
  return (
    <CourseTabsContext value={courseTabs}>
      <MyCoursePage />
    </CourseTabsContext>
  );
}
