import { Badge, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from '#features/dashboard/DashboardPanel';
import type { StaffDashboardQuery } from './StaffDashboard.generated.ts';
import classes from '#features/dashboard/dashboard.module.css';

const t = texts.dashboard;

type Seats = NonNullable<NonNullable<StaffDashboardQuery['viewer']>['institution']>['unpaid'];
type Seat = Seats['nodes'][number];

interface NeedsYouProps extends Pick<StaffDashboardQuery, 'toGrade' | 'unanswered' | 'pendingCertificates'> {
  /** Enrollments that wait for a payment. */
  unpaid: Seats;
  /** Enrollments of students without activity. */
  idle: Seats;
}

/** Lists work, questions, payments, certificates and students that wait for the viewer; nothing if there are none. */
export function NeedsYou({ toGrade, unanswered, pendingCertificates, unpaid, idle }: NeedsYouProps) {
  const certificates = pendingCertificates.totalCount;
  const questions = unanswered.totalCount;
  if (toGrade.nodes.length + questions + certificates + unpaid.totalCount + idle.totalCount === 0)
    return null;
  const more = moreOf({ toGrade, unpaid, idle });
  return (
    <DashboardPanel title={t.needsYou}>
      <RowList>
        {toGrade.nodes.map(({ id, title, course, ungraded }) => (
          <Row
            key={id}
            to={`${paths.activitySubmissions(id)}?show=to-grade`}
            title={title}
            about={course.title}
            count={t.toGrade(formatCount(ungraded.totalCount))}
          />
        ))}
        {questions > 0 && (
          <Row
            to={`${paths.discussions}?show=unanswered`}
            title={t.unanswered}
            about={t.ofStudents}
            count={t.toAnswer(formatCount(questions))}
          />
        )}
        {groupByCohort(unpaid.nodes).map(({ cohort, count }) => (
          <Row
            key={cohort.id}
            to={paths.cohortPeople(cohort.id)}
            title={t.payments}
            about={cohort.title}
            count={t.toConfirm(formatCount(count))}
          />
        ))}
        {certificates > 0 && (
          <Row
            to={paths.certificates}
            title={t.certificatesToIssue}
            about={t.endedCohorts}
            count={t.toIssue(formatCount(certificates))}
          />
        )}
        {groupByCohort(idle.nodes).map(({ cohort, count }) => (
          <Row
            key={`idle ${cohort.id}`}
            to={`${paths.cohortPeople(cohort.id)}&show=idle`}
            title={t.idle}
            about={cohort.title}
            count={t.idleCount(formatCount(count))}
          />
        ))}
      </RowList>
      {more.map((text) => (
        <Text key={text} size="xs" c="dimmed" mt="sm">
          {text}
        </Text>
      ))}
    </DashboardPanel>
  );
}

/** Returns a line for each kind of which the server sent the first ones only. */
function moreOf({ toGrade, unpaid, idle }: Pick<NeedsYouProps, 'toGrade' | 'unpaid' | 'idle'>): string[] {
  const beyond = ({ totalCount, nodes }: { totalCount: number; nodes: readonly unknown[] }) =>
    totalCount - nodes.length;
  return [
    beyond(toGrade) > 0 && t.moreToGrade(texts.counts.activities(beyond(toGrade))),
    beyond(unpaid) > 0 && t.moreToConfirm(texts.counts.payments(beyond(unpaid))),
    beyond(idle) > 0 && t.moreIdle(texts.counts.students(beyond(idle))),
  ].filter((text) => text !== false);
}

/** Returns the cohorts of enrollments, each with their number. */
function groupByCohort(seats: readonly Seat[]): { cohort: Seat['cohort']; count: number }[] {
  const groups = new Map<string, { cohort: Seat['cohort']; count: number }>();
  for (const { cohort } of seats)
    groups.set(cohort.id, { cohort, count: (groups.get(cohort.id)?.count ?? 0) + 1 });
  return [...groups.values()];
}

interface RowProps {
  to: string;
  title: string;
  about: string;
  count: string;
}

function Row({ to, title, about, count }: RowProps) {
  return (
    <li>
      <div className={classes.need}>
        <div>
          <AppLink to={to} className={classes.rowLink}>
            {title}
          </AppLink>
          <Text size="xs" c="dimmed">
            {about}
          </Text>
        </div>
        <Badge color="yellow" flex="none">
          {count}
        </Badge>
      </div>
    </li>
  );
}
