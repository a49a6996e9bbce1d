import type { FragmentType } from '@apollo/client';
import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { CardLink } from '#ui/CardLink';
import { texts } from '#texts/en';
import { formatMoney, formatPlural } from '#texts/formatting';
import { LinkCard } from '#ui/LinkCard';
import { CourseCard_CourseFragmentDoc, type CourseCard_CourseFragment } from './CourseCard.generated.ts';
import { Cover } from '#ui/cover/Cover';
import { CourseStatusBadge } from './CourseStatusBadge.tsx';
import classes from './course.module.css';

const { categories, level } = texts.courseChoices;

/** Card of a course: title, description and price. */
export function CourseCard({ course: ref }: { course: FragmentType<CourseCard_CourseFragment> }) {
  const course = useFragmentData(CourseCard_CourseFragmentDoc, ref);
  return (
    <LinkCard>
      <Card.Section>
        <Cover id={course.id} imageUrl={course.thumbnailUrl} />
      </Card.Section>
      <div className={classes.cardBody}>
        <Group gap={6}>
          <Badge color="gray">{categories[course.category]}</Badge>
          <Badge color="gray">{level(course.level)}</Badge>
          <CourseStatusBadge status={course.status} isQuiet />
        </Group>
        <Title order={2} size="h3">
          <CardLink to={paths.course(course.id)}>{course.title}</CardLink>
        </Title>
        <Text size="xs" c="dimmed" lineClamp={3}>
          {course.shortDescription}
        </Text>
        <div className={classes.cardFoot}>
          <Text fw={700} fz="lg">
            {formatMoney(course.price)}
          </Text>
          <Text size="xs" c="dimmed">
            {formatPlural(course.lessonCount, 'lesson')}
          </Text>
        </div>
      </div>
    </LinkCard>
  );
}
