import type { FragmentType } from '@apollo/client';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { useHasPassed } from '#lib/useHasPassed';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { ActivityActions } from './ActivityActions.tsx';
import {
  AssignmentRow_ActivityFragmentDoc,
  type AssignmentRow_ActivityFragment,
} from './AssignmentRow.generated.ts';
import classes from './assignment.module.css';
import { WorkBadges } from './WorkBadges.tsx';

const t = texts.courseAssignments;

/** Row of an assignment: type, due date, status and a link to it. */
export function AssignmentRow({ activity: ref }: { activity: FragmentType<AssignmentRow_ActivityFragment> }) {
  const activity = useFragmentData(AssignmentRow_ActivityFragmentDoc, ref);
  const { viewerCan, viewerSubmission } = activity;
  const isOver = useHasPassed(activity.dueAt);
  const { to, label } = linkOf(activity);
  return (
    <div className={classes.assignment}>
      <div className={classes.about}>
        <Group gap={8}>
          <Title order={2} size="sm">
            {activity.title}
          </Title>
          <Badge color="gray">{t.types[activity.type]}</Badge>
          {viewerSubmission && <WorkBadges submission={viewerSubmission} />}
          {isOver && viewerCan.submit && !viewerSubmission && (
            <Badge color="red">{texts.workState.overdue}</Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" mt={2}>
          {t.due(formatDateTime(activity.dueAt))} · {texts.counts.points(activity.points)}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={1}>
          {activity.description}
        </Text>
      </div>
      <div className={classes.act}>
        {viewerCan.grade && (
          <Text size="xs" c="dimmed" ta="end">
            {t.counts(activity.handedIn.totalCount, activity.waiting.totalCount)}
          </Text>
        )}
        <Group gap={8} wrap="nowrap">
          <Button
            component={AppLink}
            to={to}
            variant="default"
            aria-label={t.of(label, activity.title)}
            flex={1}
          >
            {label}
          </Button>
          <ActivityActions activity={activity} />
        </Group>
      </div>
    </div>
  );
}

// The filled action of the screen is the header's: Continue, or New Activity.
function linkOf({ id, type, viewerCan, viewerSubmission }: AssignmentRow_ActivityFragment) {
  if (viewerCan.grade) return { to: paths.activitySubmissions(id), label: t.submissions };
  const to = paths.submitAssignment(id);
  if (viewerSubmission) return { to, label: t.viewSubmission };
  return { to, label: viewerCan.submit ? t.submit(type) : t.view(type) };
}
