import { Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from './DashboardPanel.tsx';
import { PanelFailed } from './PanelFailed.tsx';
import { PanelLoading } from './PanelLoading.tsx';
import { DueSoonDocument, type DueSoonQuery } from './DueSoon.generated.ts';
import classes from './dashboard.module.css';

const t = texts.dashboard;

/** Assignments that are late or due next. A separate query, because it changes independently of the viewer's enrollments. */
export function DueSoon() {
  const { data, error, retry } = useScreenQuery(DueSoonDocument, {}, t.failed);
  return (
    <DashboardPanel title={t.dueSoon}>
      {data ? (
        <Due overdue={open(data.overdue)} activities={open(data.activities)} />
      ) : error === undefined ? (
        <PanelLoading height={64} />
      ) : (
        <PanelFailed text={t.dueFailed} onRetry={retry} />
      )}
    </DashboardPanel>
  );
}

type Activities = DueSoonQuery['activities'];
type Activity = Activities['nodes'][number];

const open = ({ nodes }: Activities) => nodes.filter(({ viewerSubmission }) => !viewerSubmission);

const WEEK = 7 * 24 * 60 * 60 * 1000;

const isSoon = ({ dueAt }: Activity) => new Date(dueAt).getTime() < Date.now() + WEEK;

interface DueProps {
  /** Late, and still accepted. */
  overdue: readonly Activity[];
  activities: readonly Activity[];
}

function Due({ overdue, activities }: DueProps) {
  if (overdue.length + activities.length === 0) return <Text c="dimmed">{t.nothingDue}</Text>;
  const groups = [
    { title: t.overdue, rows: overdue, isLate: true },
    { title: t.thisWeek, rows: activities.filter(isSoon) },
    { title: t.later, rows: activities.filter((activity) => !isSoon(activity)) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows, isLate = false }) => (
      <div key={title} className={classes.group}>
        <Text size="xs" fw={600} c={isLate ? 'red' : 'dimmed'} mb={6}>
          {title}
        </Text>
        <DueRows label={title} activities={rows} />
      </div>
    ));
}

function DueRows({ label, activities }: { label: string; activities: readonly Activity[] }) {
  return (
    <RowList aria-label={label}>
      {activities.map(({ id, title, dueAt, course }) => (
        <li key={id}>
          <AppLink to={paths.submitAssignment(id)} className={classes.rowLink}>
            {title}
          </AppLink>
          <Text size="xs" c="dimmed" my={2}>
            {course.title}
          </Text>
          <Text component="time" size="xs" fw={600} dateTime={dueAt}>
            {texts.courseAssignments.due(formatDateTime(dueAt))}
          </Text>
        </li>
      ))}
    </RowList>
  );
}
