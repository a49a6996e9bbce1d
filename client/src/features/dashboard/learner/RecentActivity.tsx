import { Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { texts } from '#texts/en';
import { RowList } from '#ui/RowList';
import { When } from '#ui/When';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { recentActivity } from './learnerEntries.ts';
import type { Learner } from './learner.ts';
import classes from '../dashboard.module.css';

const t = texts.userDashboard;

/** Latest acts of the viewer: lessons, submitted and graded work, and cohorts. */
export function RecentActivity({ learner }: { learner: Learner }) {
  const entries = recentActivity(learner);
  return (
    <DashboardPanel title={t.recentActivity}>
      {entries.length === 0 ? (
        <Text c="dimmed">{t.noActivity}</Text>
      ) : (
        <RowList aria-label={t.recentActivity}>
          {entries.map(({ key, text, at, to }) => (
            <li key={key}>
              <AppLink to={to} className={classes.rowLink}>
                {text}
              </AppLink>
              <Text size="xs" c="dimmed">
                <When at={at} as="ago" />
              </Text>
            </li>
          ))}
        </RowList>
      )}
    </DashboardPanel>
  );
}
