import { CourseReviewsContext, CourseTabsContext } from '#lib/courseTabs';
import CoursePage from '#features/course/CoursePage';
import { courseReviews, courseTabs } from './tabs.ts';

/** Screen of a course with the tabs of other features. */
export default function CourseScreen() {
  return (
    <CourseTabsContext value={courseTabs}>
      <CourseReviewsContext value={courseReviews}>
        <CoursePage />
      </CourseReviewsContext>
    </CourseTabsContext>
  );
}
