import { Anchor } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import classes from './course.module.css';

const t = texts.courseDetail;

/** Tells teachers that they see the course as its students do. */
export default function StudentViewNotice({ courseId }: { courseId: string }) {
  return (
    <div role="note" className={classes.studentView}>
      {t.studentView}
      <Anchor component={AppLink} to={paths.editCourseTab(courseId, 'publish')}>
        {t.backToEditing}
      </Anchor>
    </div>
  );
}
