import { Button, Text, Title } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { Cover } from '#ui/cover/Cover';
import { ProgressBar } from '#ui/ProgressBar';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from '../DashboardPanel.tsx';
import type { Learner } from './learner.ts';
import classes from './learner.module.css';

const t = texts.userDashboard;

/** Courses that the viewer learns in now, each with its progress and the lesson that comes next. */
export function ActiveCourses({ courses }: { courses: Learner['activeCourses'] }) {
  return (
    <DashboardPanel title={t.activeCourses} more={{ to: paths.myCourses, label: texts.myCourses.title }}>
      {courses.length === 0 ? (
        <>
          <Text c="dimmed" mb="md">
            {t.noCourses}
          </Text>
          <Button component={AppLink} to={paths.cohorts}>
            {texts.dashboard.browse}
          </Button>
        </>
      ) : (
        <RowList aria-label={t.activeCourses}>
          {courses.map((course) => (
            <li key={course.id} className={classes.course}>
              <CourseRow course={course} />
            </li>
          ))}
        </RowList>
      )}
    </DashboardPanel>
  );
}

function CourseRow({ course }: { course: Learner['activeCourses'][number] }) {
  const { id, title, thumbnailUrl, progress, completedLessonCount, lessonCount, nextLesson } = course;
  return (
    <>
      <Cover id={id} imageUrl={thumbnailUrl} shape="thumb" />
      <div className={classes.about}>
        <Title order={3} size="h4">
          <AppLink to={paths.myCourse(id)} className={classes.title}>
            {title}
          </AppLink>
        </Title>
        <Text size="xs" c="dimmed" mb={6} className={classes.facts}>
          {texts.workspace.progressOf(formatCount(completedLessonCount), formatCount(lessonCount))} ·{' '}
          {t.percent(progress)}
        </Text>
        <ProgressBar value={progress} label={t.progressIn(title)} />
      </div>
      {nextLesson ? (
        <Button
          component={AppLink}
          to={paths.lesson(nextLesson.id)}
          variant="light"
          size="xs"
          aria-label={t.continueNamed(title, nextLesson.title)}
        >
          {texts.myCourses.continue}
        </Button>
      ) : (
        <Button
          component={AppLink}
          to={paths.myCourse(id)}
          variant="default"
          size="xs"
          aria-label={t.viewNamed(title)}
        >
          {texts.myCourses.view}
        </Button>
      )}
    </>
  );
}
