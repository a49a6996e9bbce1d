import type { FragmentType } from '@apollo/client';
import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { useFragmentData } from '../app/useFragmentData.ts';
import { texts } from '../texts/en.ts';
import { formatDateTime, formatPlural } from '../ui/formatting.ts';
import {
  AssignmentCard_ActivityFragmentDoc,
  type AssignmentCard_ActivityFragment,
} from './AssignmentCard.generated.ts';
import classes from './assignment.module.css';

const t = texts.courseAssignments;

/** One piece of work: what it is, by when, and for how many points. */
export function AssignmentCard({
  activity: ref,
}: {
  activity: FragmentType<AssignmentCard_ActivityFragment>;
}) {
  const activity = useFragmentData(AssignmentCard_ActivityFragmentDoc, ref);
  return (
    <Card>
      <Group gap={8} mb={6}>
        <Badge>{t.types[activity.type]}</Badge>
      </Group>
      <Title order={3} size="h4">
        {activity.title}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {t.due(formatDateTime(activity.dueAt))} · {formatPlural(activity.points, 'point')}
      </Text>
      <Text mt="sm" lineClamp={2} className={classes.prose}>
        {activity.description}
      </Text>
    </Card>
  );
}
