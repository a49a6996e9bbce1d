import { Button, Card, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { Cover } from '#ui/cover/Cover';
import { ProgressBar } from '#ui/ProgressBar';
import type { StudentDashboardQuery } from './StudentDashboard.generated.ts';
import classes from './dashboard.module.css';

const t = texts.dashboard;

type Enrollment = NonNullable<StudentDashboardQuery['viewer']>['enrollments']['nodes'][number];

/** The lesson with which the viewer goes on; nothing without one. */
export function ContinueCard({ enrollments }: { enrollments: readonly Enrollment[] }) {
  const course = enrollments
    .filter(({ status, cohort }) => status === 'ACTIVE' && cohort.status === 'ONGOING')
    .flatMap(({ cohort }) => cohort.courses)
    .find(({ nextLesson }) => nextLesson !== null);
  if (!course?.nextLesson) return null;
  return (
    <Card component="section" aria-labelledby="continue" className={classes.continue}>
      <Cover id={course.id} imageUrl={course.thumbnailUrl} shape="thumb" />
      <div>
        <Text size="xs" c="dimmed" fw={500}>
          {course.title}
        </Text>
        <Title order={2} size="h3" id="continue" mt={2} mb={10}>
          {t.nextLesson(course.nextLesson.title)}
        </Title>
        <ProgressBar value={course.progress} label={t.progress} />
        <Text size="xs" c="dimmed" mt={6}>
          {t.progressOf(course.progress)}
        </Text>
      </div>
      <Button
        component={AppLink}
        to={paths.lesson(course.nextLesson.id)}
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
      >
        {t.continueLearning}
      </Button>
    </Card>
  );
}
