import { Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from '../DashboardPanel.tsx';
import type { UserDashboardQuery } from './UserDashboardPage.generated.ts';
import classes from '../dashboard.module.css';

const t = texts.userDashboard;

/** Open work of the viewer, what is due first. */
export function PendingTasks({ tasks: { nodes, totalCount } }: { tasks: UserDashboardQuery['tasks'] }) {
  const open = nodes.filter(({ viewerSubmission }) => viewerSubmission === null);
  return (
    <DashboardPanel
      title={t.pendingTasks}
      {...(totalCount > nodes.length && { more: { to: paths.submitAssignments, label: t.all(totalCount) } })}
    >
      {open.length === 0 ? (
        <Text c="dimmed">{t.noTasks}</Text>
      ) : (
        <RowList aria-label={t.pendingTasks}>
          {open.map(({ id, title, dueAt, course }) => (
            <li key={id}>
              <AppLink to={paths.submitAssignment(id)} className={classes.rowLink}>
                {title}
              </AppLink>
              <Text size="xs" c="dimmed" my={2}>
                {course.title}
              </Text>
              <Text component="time" size="xs" c="var(--app-deadline)" dateTime={dueAt}>
                {texts.courseAssignments.due(formatDateTime(dueAt))}
              </Text>
            </li>
          ))}
        </RowList>
      )}
    </DashboardPanel>
  );
}
