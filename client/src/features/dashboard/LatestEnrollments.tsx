import type { FragmentType } from '@apollo/client';
import { Anchor } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { DataTable } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { formatDate } from '#texts/formatting';
import { DashboardPanel } from './DashboardPanel.tsx';
import { EnrollmentBadge } from '#ui/EnrollmentBadge';
import {
  LatestEnrollments_EnrollmentFragmentDoc,
  type LatestEnrollments_EnrollmentFragment,
} from './LatestEnrollments.generated.ts';
import classes from './dashboard.module.css';

const t = texts.dashboard;

type EnrollmentRef = FragmentType<LatestEnrollments_EnrollmentFragment> & { id: string };

const columns = [t.student, t.cohort, t.date, t.progress, t.status].map((name) => ({ name }));

/** Table of the latest enrollments. */
export function LatestEnrollments({ enrollments }: { enrollments: readonly EnrollmentRef[] }) {
  return (
    <DashboardPanel title={t.latestEnrollments}>
      {enrollments.length === 0 ? (
        <EmptyState title={t.noEnrollments} hint={t.noEnrollmentsHint} />
      ) : (
        <DataTable label={t.latestEnrollments} columns={columns} className={classes.enrollments}>
          {enrollments.map((enrollment) => (
            <Row key={enrollment.id} enrollment={enrollment} />
          ))}
        </DataTable>
      )}
    </DashboardPanel>
  );
}

function Row({ enrollment: ref }: { enrollment: EnrollmentRef }) {
  const { student, cohort, enrolledAt, progress, status } = useFragmentData(
    LatestEnrollments_EnrollmentFragmentDoc,
    ref,
  );
  return (
    <tr>
      <th scope="row" data-column="student">
        {student.displayName}
      </th>
      <td data-column="cohort">
        <Anchor component={AppLink} to={paths.cohort(cohort.id)} size="sm" fw={500}>
          {cohort.title}
        </Anchor>
      </td>
      <td data-column="date">
        <time dateTime={enrolledAt}>{formatDate(enrolledAt)}</time>
      </td>
      <td data-column="progress">{progress}%</td>
      <td data-column="status">
        <EnrollmentBadge status={status} />
      </td>
    </tr>
  );
}
