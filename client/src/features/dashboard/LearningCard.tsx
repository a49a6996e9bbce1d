import { Group, Text, Title } from '@mantine/core';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { Cover } from '#ui/cover/Cover';
import { LinkCard } from '#ui/LinkCard';
import { ProgressBar } from '#ui/ProgressBar';
import { EnrollmentBadge } from '#ui/EnrollmentBadge';
import type { StudentDashboardQuery } from './StudentDashboard.generated.ts';
import { formatNextDate } from './TaughtCohort.tsx';
import classes from './dashboard.module.css';

const t = texts.dashboard;

interface LearningCardProps {
  enrollment: NonNullable<StudentDashboardQuery['viewer']>['enrollments']['nodes'][number];
}

/** Card of a cohort in which the viewer is enrolled or on the waitlist. */
export function LearningCard({ enrollment }: LearningCardProps) {
  const { cohort, status, progress, waitlistPosition } = enrollment;
  const hasSeat = status === 'ACTIVE' || status === 'COMPLETED';
  // A course goes on in a later cohort, where its lessons start again: nothing is next in what is complete.
  const goesOn = hasSeat && progress < 100;
  const nextLesson = goesOn && cohort.courses.find((course) => course.nextLesson)?.nextLesson;
  return (
    <LinkCard gap={14}>
      <div className={classes.strip}>
        <Cover id={cohort.id} imageUrl={cohort.coverUrl} />
      </div>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={3} size="h3">
            <CardLink to={paths.cohort(cohort.id)}>{cohort.title}</CardLink>
          </Title>
          <Text size="xs" c="dimmed" mt={2}>
            {formatNextDate(cohort)}
          </Text>
        </div>
        <EnrollmentBadge status={status} />
      </Group>
      {hasSeat && (
        <div style={{ marginTop: 'auto' }}>
          {nextLesson && (
            <Text size="xs" mb={10}>
              {t.nextLesson(nextLesson.title)}
            </Text>
          )}
          <Group justify="space-between" gap="xs" mb={6}>
            <Text size="xs" c="dimmed" fw={500}>
              {t.progress}
            </Text>
            <Text size="xs" fw={600}>
              {t.progressOf(progress)}
            </Text>
          </Group>
          <ProgressBar value={progress} label={t.progress} />
        </div>
      )}
      {waitlistPosition !== null && <Text fw={600}>{t.position(waitlistPosition)}</Text>}
    </LinkCard>
  );
}
