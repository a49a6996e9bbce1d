import type { FragmentType } from '@apollo/client';
import { Card, Group, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { Cover } from '#ui/cover/Cover';
import { When } from '#ui/When';
import { formatCount, formatDuration } from '#texts/formatting';
import { LinkCard } from '#ui/LinkCard';
import { ProgressBar } from '#ui/ProgressBar';
import { CohortCard_CohortFragmentDoc, type CohortCard_CohortFragment } from './CohortCard.generated.ts';
import { ListedStatus } from './ListedStatus.tsx';
import classes from './cohort.module.css';

const t = texts.cohortList;

/** Card of a cohort: courses, start, duration and seats taken. */
export function CohortCard({ cohort: ref }: { cohort: FragmentType<CohortCard_CohortFragment> }) {
  const cohort = useFragmentData(CohortCard_CohortFragmentDoc, ref);
  return (
    <LinkCard gap={16}>
      <Card.Section>
        <Cover id={cohort.id} />
      </Card.Section>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} size="h3">
            <CardLink to={paths.cohort(cohort.id)}>{cohort.title}</CardLink>
          </Title>
          <Text size="xs" c="dimmed" mt={4} lineClamp={2}>
            {coursesLine(cohort.courses)}
          </Text>
        </div>
        <ListedStatus status={cohort.status} />
      </Group>
      <dl className={classes.facts}>
        <div>
          <dt>{t.starts}</dt>
          <dd>
            <When at={cohort.startDate} timeZone={cohort.timeZone} />
          </dd>
        </div>
        <div>
          <dt>{t.duration}</dt>
          <dd>{formatDuration(cohort.durationInDays)}</dd>
        </div>
      </dl>
      <div style={{ marginTop: 'auto' }}>
        <Text size="xs" fw={500} mb={6}>
          {t.seatsTakenOf(formatCount(cohort.studentCount), formatCount(cohort.capacity))}
        </Text>
        <ProgressBar value={cohort.fillRate} label={t.seatsTaken} />
        <OwnPlace cohort={cohort} />
      </div>
    </LinkCard>
  );
}

/** Shows whether the viewer is enrolled or on the waitlist; nothing for others. */
function OwnPlace({ cohort }: { cohort: CohortCard_CohortFragment }) {
  const isWaiting = cohort.viewerEnrollment?.status === 'WAITLISTED';
  if (!cohort.isEnrolled && !isWaiting) return null;
  const Icon = cohort.isEnrolled ? IconCircleCheckFilled : IconHourglass;
  return (
    <Group gap={6} mt="sm" c={cohort.isEnrolled ? 'teal' : 'dimmed'}>
      <Icon size={18} aria-hidden />
      <Text size="xs" fw={600} c="var(--mantine-color-text)">
        {cohort.isEnrolled ? t.joined : t.waiting}
      </Text>
    </Group>
  );
}

function coursesLine(courses: CohortCard_CohortFragment['courses']): string {
  const [first, ...more] = courses;
  if (!first) return t.noCourse;
  return more.length === 0 ? first.title : t.moreCourses(first.title, more.length);
}
