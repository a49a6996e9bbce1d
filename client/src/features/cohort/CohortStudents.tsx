import type { FragmentType } from '@apollo/client';
import { ActionIcon, Group, NativeSelect, Skeleton } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import type { EnrollmentState } from '#ui/EnrollmentBadge';
import {
  CohortStudents_CohortFragmentDoc,
  CohortStudentsDocument,
  type CohortStudents_CohortFragment,
} from './CohortStudents.generated.ts';
import { CohortStudentRow } from './CohortStudentRow.tsx';
import { Panel } from './Panel.tsx';
import classes from './cohort.module.css';

const EnrollStudentDialog = lazy(() => import('./EnrollStudentDialog.tsx'));

const t = texts.cohortStudents;
const states = Object.keys(texts.enrollmentStates) as EnrollmentState[];

interface CohortStudentsProps {
  cohort: FragmentType<CohortStudents_CohortFragment>;
}

/** Students of a cohort in the order of enrollment, for users with permission. Its own chunk. */
export default function CohortStudents({ cohort: ref }: CohortStudentsProps) {
  const cohort = useFragmentData(CohortStudents_CohortFragmentDoc, ref);
  const [{ state, page }, show] = useState<{ state: EnrollmentState | null; page: number }>({
    state: null,
    page: 1,
  });
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { data, error, isStale, retry } = useScreenQuery(
    CohortStudentsDocument,
    { id: cohort.id, status: state && [state], page },
    t.failed,
  );
  const enrollments = data?.cohort?.enrollments;
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
            ]}
            onChange={({ currentTarget: { value } }) =>
              show({ state: states.find((one) => one === value) ?? null, page: 1 })
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
      <div className={classes.students}>
        <DataList
          label={t.title}
          items={enrollments?.nodes}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          isStale={isStale}
          cols={1}
          skeleton={<Skeleton h={64} radius="md" />}
          skeletonCount={3}
          empty={{ title: state ? t.noneWithStatus : t.none, icon: IconUsers }}
          pages={{
            page,
            pageCount: enrollments?.pageCount ?? 1,
            onChange: (next) => show({ state, page: next }),
          }}
          itemKey={(enrollment) => enrollment.id}
        >
          {(enrollment) => <CohortStudentRow enrollment={enrollment} cohortTitle={cohort.title} />}
        </DataList>
      </div>
    </Panel>
  );
}
