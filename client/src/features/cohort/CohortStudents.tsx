import type { FragmentType } from '@apollo/client';
import { ActionIcon, Group, NativeSelect, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { EnrollmentState } from '#ui/EnrollmentBadge';
import { useSelection } from '#ui/table/Selection';
import { TableList } from '#ui/table/TableList';
import { useTableOrder } from '#ui/table/useTableOrder';
import {
  CohortStudents_CohortFragmentDoc,
  CohortStudentsDocument,
  type CohortStudents_CohortFragment,
} from './CohortStudents.generated.ts';
import { CohortStudentRow } from './CohortStudentRow.tsx';
import { CohortStudentsBulk } from './CohortStudentsBulk.tsx';
import { Panel } from './Panel.tsx';

const EnrollStudentDialog = lazy(() => import('./EnrollStudentDialog.tsx'));

const t = texts.cohortStudents;
const states = Object.keys(texts.enrollmentStates) as EnrollmentState[];

/** A status, or students without activity for a week. */
type Shown = EnrollmentState | 'idle';

const IDLE_MS = 7 * 86_400_000;

const columns = [
  { name: t.student },
  { name: t.enrolled, field: 'ENROLLED_AT' },
  { name: t.progress, isNumber: true },
  { name: t.status },
  { name: t.actions, isQuiet: true },
] as const;

interface CohortStudentsProps {
  cohort: FragmentType<CohortStudents_CohortFragment>;
}

/** Students of a cohort, the first enrolled first, for users with permission. Its own chunk. */
export default function CohortStudents({ cohort: ref }: CohortStudentsProps) {
  const cohort = useFragmentData(CohortStudents_CohortFragmentDoc, ref);
  const [params] = useSearchParams();
  const [{ state, page }, show] = useState<{ state: Shown | null; page: number }>({
    state: params.get('show') === 'idle' ? 'idle' : null,
    page: 1,
  });
  const [weekAgo] = useState(() => new Date(Date.now() - IDLE_MS).toISOString());
  const { order, setOrder } = useTableOrder(['ENROLLED_AT'], { field: 'ENROLLED_AT', direction: 'ASC' });
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { data, error, isStale, retry } = useScreenQuery(
    CohortStudentsDocument,
    {
      id: cohort.id,
      status: state && state !== 'idle' ? [state] : null,
      idleSince: state === 'idle' ? weekAgo : null,
      orderBy: order,
      page,
    },
    t.failed,
  );
  const enrollments = data?.cohort?.enrollments;
  const changeable = enrollments?.nodes.filter(
    ({ viewerCan: can }) => can.markPaid || can.decline || can.cancel,
  );
  const selection = useSelection(changeable?.map(({ id }) => id) ?? []);
  return (
    <Panel
      title={t.title}
      action={
        <Group gap="xs" wrap="nowrap">
          <NativeSelect
            aria-label={t.filter}
            value={state ?? ''}
            data={[
              { value: '', label: t.all },
              ...states.map((value) => ({ value, label: texts.enrollmentStates[value] })),
              { value: 'idle', label: t.idle },
            ]}
            onChange={({ currentTarget: { value } }) =>
              show({
                state: value === 'idle' ? value : (states.find((one) => one === value) ?? null),
                page: 1,
              })
            }
          />
          {cohort.viewerCan.enrollMembers && (
            <ActionIcon
              variant="light"
              aria-label={texts.enrollStudent.title}
              onClick={() => setDialog('open')}
            >
              <IconPlus size={20} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      }
      footer={
        dialog !== 'never opened' && (
          <Suspense>
            <EnrollStudentDialog
              cohortId={cohort.id}
              opened={dialog === 'open'}
              onClose={() => setDialog('closed')}
            />
          </Suspense>
        )
      }
    >
      <Stack gap="md">
        <TableList
          label={t.title}
          columns={columns}
          order={order}
          onOrder={(next) => {
            setOrder(next);
            show({ state, page: 1 });
          }}
          {...(changeable && changeable.length > 0 && { selection })}
          isFlush
          items={enrollments?.nodes}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          isStale={isStale}
          skeletonCount={3}
          empty={{
            title: state === 'idle' ? t.noneIdle : state ? t.noneWithStatus : t.none,
            drawing: 'people',
          }}
          pages={{
            page,
            pageCount: enrollments?.pageCount ?? 1,
            onChange: (next) => show({ state, page: next }),
          }}
        >
          {(enrollment) => (
            <CohortStudentRow
              key={enrollment.id}
              enrollment={enrollment}
              cohortTitle={cohort.title}
              selection={selection}
            />
          )}
        </TableList>
        <CohortStudentsBulk enrollments={changeable ?? []} selection={selection} />
      </Stack>
    </Panel>
  );
}
