import type { FragmentType } from '@apollo/client';
import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { isPast } from '#lib/deadline';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { CardLink } from '#ui/CardLink';
import { texts } from '#texts/en';
import { formatMinutes } from '#texts/formatting';
import { LinkCard } from '#ui/LinkCard';
import { Price } from '#ui/Price';
import { TaughtBy } from '#ui/TaughtBy';
import { When } from '#ui/When';
import { CourseCard_CourseFragmentDoc, type CourseCard_CourseFragment } from './CourseCard.generated.ts';
import { Cover } from '#ui/cover/Cover';
import { CourseStatusBadge } from './CourseStatusBadge.tsx';
import classes from './course.module.css';

const t = texts.courseList;
const { categories, level } = texts.courseChoices;

interface CourseCardProps {
  course: FragmentType<CourseCard_CourseFragment>;
  /** Whether the list has courses of several institutions, so that each card names its own. */
  isMixed: boolean;
}

/** Card of a course: cover, title, description, teacher, next cohort and price. */
export function CourseCard({ course: ref, isMixed }: CourseCardProps) {
  const course = useFragmentData(CourseCard_CourseFragmentDoc, ref);
  return (
    <LinkCard>
      <Card.Section>
        <Cover id={course.id} imageUrl={course.thumbnailUrl} />
      </Card.Section>
      <div className={classes.cardBody}>
        <Group gap={6}>
          <Badge color="gray">{course.institutionCategory?.name ?? categories[course.category]}</Badge>
          <Badge color="gray">{level(course.level)}</Badge>
          <CourseStatusBadge status={course.status} isQuiet />
        </Group>
        <Title order={2} size="h3">
          <CardLink to={paths.course(course.id)}>{course.title}</CardLink>
        </Title>
        <Text size="xs" c="dimmed" lineClamp={3}>
          {course.shortDescription}
        </Text>
        <div className={classes.cardEnd}>
          <TaughtBy people={[course.owner]} institution={isMixed ? course.institution.name : null} />
          <NextCohort cohort={course.cohorts.nodes[0]} />
          <div className={classes.cardFoot}>
            <Price of={course.price} />
            <Text size="xs" c="dimmed">
              {texts.counts.lessons(course.lessonCount)}
              {course.durationMinutes > 0 && ` · ${formatMinutes(course.durationMinutes)}`}
            </Text>
          </div>
        </div>
      </div>
    </LinkCard>
  );
}

type OpenCohort = CourseCard_CourseFragment['cohorts']['nodes'][number];

function NextCohort({ cohort }: { cohort: OpenCohort | undefined }) {
  if (!cohort)
    return (
      <Text size="xs" c="dimmed">
        {t.noCohort}
      </Text>
    );
  return (
    <Text size="xs">
      {isPast(cohort.startDate) ? t.runningCohort : t.nextCohort}{' '}
      <Text span inherit fw={600}>
        <When at={cohort.startDate} timeZone={cohort.timeZone} />
      </Text>
    </Text>
  );
}
