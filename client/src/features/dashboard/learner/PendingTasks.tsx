import { Text } from '@mantine/core';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { TaskRow } from '../TaskRow.tsx';
import type { UserDashboardQuery } from './UserDashboardPage.generated.ts';

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
          {open.map((task) => (
            <TaskRow key={task.id} task={task} dueColor="var(--app-deadline)" />
          ))}
        </RowList>
      )}
    </DashboardPanel>
  );
}
