import { Button, Group, Text, Title } from '@mantine/core';
import { IconAward, IconPlayerPlay } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { formatCount } from '#texts/formatting';
import { texts } from '#texts/en';
import { JoinLink } from '#ui/JoinLink';
import { ProgressBar } from '#ui/ProgressBar';
import { lessonLink } from './lessonLink.ts';
import type { Course } from './memberCourse.ts';
import classes from './workspace.module.css';

const t = texts.workspace;

/** Header of a course for its learners: progress, and one action that leads to the very next lesson. */
export function LearnerHeader({ course }: { course: Course }) {
  const { title, progress, completedLessonCount, lessonCount } = course;
  return (
    <section className={classes.header} aria-labelledby="course-title">
      <Title order={1} id="course-title" className={classes.title} title={title}>
        {title}
      </Title>
      {lessonCount > 0 && (
        <div className={classes.progress}>
          <div className={classes.figures}>
            <Text size="xs" c="dimmed">
              {t.progressOf(formatCount(completedLessonCount), formatCount(lessonCount))}
            </Text>
            <Text size="xs" fw={600}>
              {t.percent(progress)}
            </Text>
          </div>
          <ProgressBar value={progress} label={t.progress} />
        </div>
      )}
      <Group gap="sm">
        {course.nextLesson && <JoinLink session={course.nextLesson} variant="default" />}
        <NextStep course={course} />
      </Group>
    </section>
  );
}

function NextStep({ course: { id, nextLesson, viewerCertificate } }: { course: Course }) {
  if (nextLesson)
    return (
      <Button
        component={AppLink}
        to={lessonLink(id, nextLesson.id)}
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        aria-label={t.continueNamed(nextLesson.title)}
      >
        {t.continue}
      </Button>
    );
  if (viewerCertificate?.status !== 'ISSUED') return null;
  return (
    <Button component={AppLink} to={paths.certificates} leftSection={<IconAward size={18} aria-hidden />}>
      {t.certificate}
    </Button>
  );
}
