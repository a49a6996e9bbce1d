import type { FragmentType } from '@apollo/client';
import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react';
import { isPast } from '#lib/deadline';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { Cover } from '#ui/cover/Cover';
import { When } from '#ui/When';
import { formatCount, formatDuration } from '#texts/formatting';
import { LinkCard } from '#ui/LinkCard';
import { Price } from '#ui/Price';
import { ProgressBar } from '#ui/ProgressBar';
import { TaughtBy } from '#ui/TaughtBy';
import { CohortCard_CohortFragmentDoc, type CohortCard_CohortFragment } from './CohortCard.generated.ts';
import { EnrollBy } from './EnrollBy.tsx';
import { ListedStatus } from './ListedStatus.tsx';
import classes from './cohort.module.css';

const t = texts.cohortList;

interface CohortCardProps {
  cohort: FragmentType<CohortCard_CohortFragment>;
  /** Whether the list has cohorts of several institutions, so that each card names its own. */
  isMixed: boolean;
}

/** Card of a cohort: cover, courses, teachers, start, deadline, price and seats. */
export function CohortCard({ cohort: ref, isMixed }: CohortCardProps) {
  const cohort = useFragmentData(CohortCard_CohortFragmentDoc, ref);
  return (
    <LinkCard gap={12}>
      <Card.Section>
        <Cover id={cohort.id} imageUrl={cohort.coverUrl} />
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
        {cohort.isPublished ? (
          <ListedStatus status={cohort.status} />
        ) : (
          <Badge color="yellow">{texts.cohortDetail.draft}</Badge>
        )}
      </Group>
      <TaughtBy
        people={cohort.instructors.map(({ member }) => member)}
        institution={isMixed ? cohort.institution.name : null}
      />
      <dl className={classes.cardFacts}>
        <div>
          <dt>{cohort.status === 'UPCOMING' ? t.starts : t.started}</dt>
          <dd>
            <When at={cohort.startDate} timeZone={cohort.timeZone} />
          </dd>
        </div>
        <div>
          <dt>{t.duration}</dt>
          <dd>{formatDuration(cohort.durationInDays)}</dd>
        </div>
        <div>
          <dt>{t.price}</dt>
          <dd>
            <Price of={cohort.price} />
          </dd>
        </div>
      </dl>
      <div className={classes.cardFoot}>
        {cohort.status !== 'COMPLETED' && cohort.registrationDeadline && (
          <EnrollBy deadline={cohort.registrationDeadline} timeZone={cohort.timeZone} />
        )}
        <Seats cohort={cohort} />
        <OwnPlace cohort={cohort} />
      </div>
    </LinkCard>
  );
}

function Seats({ cohort }: { cohort: CohortCard_CohortFragment }) {
  const { spotsRemaining: left, registrationDeadline: deadline } = cohort;
  const isClosed = cohort.status === 'COMPLETED' || (deadline !== null && isPast(deadline));
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text size="xs" c="dimmed">
          {t.seatsTakenOf(formatCount(cohort.studentCount), formatCount(cohort.capacity))}
        </Text>
        {!isClosed && (
          <Text size="xs" fw={600}>
            {left === 0 ? t.full : t.seatsLeft(texts.counts.seats(left))}
          </Text>
        )}
      </Group>
      <ProgressBar value={cohort.fillRate} label={t.seatsTaken} isNeutral />
    </div>
  );
}

/** Shows whether the viewer is enrolled or on the waitlist; nothing for others. */
function OwnPlace({ cohort }: { cohort: CohortCard_CohortFragment }) {
  const isWaiting = cohort.viewerEnrollment?.status === 'WAITLISTED';
  if (!cohort.isEnrolled && !isWaiting) return null;
  const Icon = cohort.isEnrolled ? IconCircleCheckFilled : IconHourglass;
  return (
    <Group gap={6} c={cohort.isEnrolled ? 'teal' : 'dimmed'}>
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
