import type { FragmentType } from '@apollo/client';
import { Anchor, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Cell, DataTable } from '#ui/table/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { DashboardPanel } from '#features/dashboard/DashboardPanel';
import { EnrollmentBadge } from '#ui/EnrollmentBadge';
import { When } from '#ui/When';
import { WhenNear } from '#ui/WhenNear';
import {
  LatestEnrollments_EnrollmentFragmentDoc,
  type LatestEnrollments_EnrollmentFragment,
} from './LatestEnrollments.generated.ts';

// Loaded for rows that wait for a decision only, when the viewer comes near them.
const SeatActions = lazy(() => import('#features/cohort/SeatActions'));

const t = texts.dashboard;

type EnrollmentRef = FragmentType<LatestEnrollments_EnrollmentFragment> & { id: string };

const columns = [
  { name: t.student },
  { name: t.cohort },
  { name: t.date },
  { name: t.progress, isNumber: true },
  { name: t.status },
  { name: t.actions, isQuiet: true },
];

/** Table of the latest enrollments. */
export function LatestEnrollments({ enrollments }: { enrollments: readonly EnrollmentRef[] }) {
  return (
    <DashboardPanel title={t.latestEnrollments}>
      {enrollments.length === 0 ? (
        <EmptyState title={t.noEnrollments} drawing="people" hint={t.noEnrollmentsHint} />
      ) : (
        <DataTable label={t.latestEnrollments} columns={columns} isBare>
          {enrollments.map((enrollment) => (
            <Row key={enrollment.id} enrollment={enrollment} />
          ))}
        </DataTable>
      )}
    </DashboardPanel>
  );
}

function Row({ enrollment: ref }: { enrollment: EnrollmentRef }) {
  const enrollment = useFragmentData(LatestEnrollments_EnrollmentFragmentDoc, ref);
  const { student, cohort, enrolledAt, progress, status, viewerCan } = enrollment;
  return (
    <tr>
      <Cell isName>{student.displayName}</Cell>
      <Cell>
        <Anchor component={AppLink} to={paths.cohort(cohort.id)} fw={500}>
          {cohort.title}
        </Anchor>
      </Cell>
      <Cell>
        <When at={enrolledAt} as="ago" />
      </Cell>
      <Cell of={t.progress} isNumber>
        {progress}%
      </Cell>
      <Cell>
        <EnrollmentBadge status={status} />
      </Cell>
      <Cell>
        {(viewerCan.markPaid || viewerCan.decline) && (
          <WhenNear waiting={null}>
            <Suspense>
              <Group gap="xs" justify="flex-end">
                <SeatActions enrollment={enrollment} />
              </Group>
            </Suspense>
          </WhenNear>
        )}
      </Cell>
    </tr>
  );
}
