import type { FragmentType } from '@apollo/client';
import { Anchor, Table } from '@mantine/core';
import { AppLink } from '../app/AppLink.tsx';
import { paths } from '../app/paths.ts';
import { useFragmentData } from '../app/useFragmentData.ts';
import { texts } from '../texts/en.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatDate } from '../ui/formatting.ts';
import { DashboardPanel } from './DashboardPanel.tsx';
import { EnrollmentBadge } from './EnrollmentBadge.tsx';
import {
  LatestEnrollments_EnrollmentFragmentDoc,
  type LatestEnrollments_EnrollmentFragment,
} from './LatestEnrollments.generated.ts';
import classes from './dashboard.module.css';

const t = texts.dashboard;

type EnrollmentRef = FragmentType<LatestEnrollments_EnrollmentFragment> & { id: string };

/** Who enrolled last, and where. */
export function LatestEnrollments({ enrollments }: { enrollments: readonly EnrollmentRef[] }) {
  return (
    <DashboardPanel title={t.latestEnrollments}>
      {enrollments.length === 0 ? (
        <EmptyState title={t.noEnrollments} hint={t.noEnrollmentsHint} />
      ) : (
        <Table
          className={classes.enrollments ?? ''}
          verticalSpacing="sm"
          horizontalSpacing="xs"
          aria-label={t.latestEnrollments}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.student}</Table.Th>
              <Table.Th>{t.cohort}</Table.Th>
              <Table.Th>{t.date}</Table.Th>
              <Table.Th>{t.progress}</Table.Th>
              <Table.Th>{t.status}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {enrollments.map((enrollment) => (
              <Row key={enrollment.id} enrollment={enrollment} />
            ))}
          </Table.Tbody>
        </Table>
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
    <Table.Tr>
      <Table.Td fw={600} data-column="student">
        {student.displayName}
      </Table.Td>
      <Table.Td data-column="cohort">
        <Anchor component={AppLink} to={paths.cohort(cohort.id)} size="sm" fw={500}>
          {cohort.title}
        </Anchor>
      </Table.Td>
      <Table.Td data-column="date">
        <time dateTime={enrolledAt}>{formatDate(enrolledAt)}</time>
      </Table.Td>
      <Table.Td data-column="progress">{progress}%</Table.Td>
      <Table.Td data-column="status">
        <EnrollmentBadge status={status} />
      </Table.Td>
    </Table.Tr>
  );
}
