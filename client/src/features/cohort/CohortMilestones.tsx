import type { FragmentType } from '@apollo/client';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useRemoved } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { OrganizerDay } from '#ui/OrganizerDay';
import { RowList } from '#ui/RowList';
import {
  CohortMilestones_CohortFragmentDoc,
  type CohortMilestones_CohortFragment,
} from './CohortMilestones.generated.ts';
import { Panel } from './Panel.tsx';

const EditMilestoneDialog = lazy(() => import('./EditMilestoneDialog.tsx'));
const MilestoneDialog = lazy(() => import('./MilestoneDialog.tsx'));
const MilestoneMenu = lazy(() => import('./MilestoneMenu.tsx'));

const t = texts.cohortDetail;

interface CohortMilestonesProps {
  cohort: FragmentType<CohortMilestones_CohortFragment>;
}

/** Milestones of the cohort, which its editors change in place; nothing for others without any. */
export function CohortMilestones({ cohort: ref }: CohortMilestonesProps) {
  const {
    id,
    timeZone,
    viewerCan,
    milestones: all,
  } = useFragmentData(CohortMilestones_CohortFragmentDoc, ref);
  const removed = useRemoved();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<(typeof all)[number] | null>(null);
  const milestones = all.filter((milestone) => !removed.has(milestone.id));
  const isEmpty = milestones.length === 0;
  if (isEmpty && !viewerCan.edit && !edited) return null;
  const add = viewerCan.edit && (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {texts.milestones.add}
    </Button>
  );
  return (
    <Panel
      title={t.milestones}
      empty={
        isEmpty && (
          <Group justify="space-between" gap="sm">
            {t.noMilestones}
            {add}
          </Group>
        )
      }
      action={!isEmpty && add}
      footer={
        <Suspense>
          {isAdding && <MilestoneDialog cohortId={id} timeZone={timeZone} onClose={() => setAdding(false)} />}
          {/* Not in its row: that goes when someone else removes the milestone. */}
          {edited && (
            <EditMilestoneDialog
              cohortId={id}
              milestone={edited}
              isRemoved={!all.some((milestone) => milestone.id === edited.id)}
              timeZone={timeZone}
              onClose={() => setEdited(null)}
            />
          )}
        </Suspense>
      }
    >
      <RowList component="ol">
        {milestones.map((milestone) => (
          <li key={milestone.id}>
            <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
              <div>
                <Text fw={600}>{milestone.title}</Text>
                {milestone.description && <Text c="dimmed">{milestone.description}</Text>}
                <Text size="xs" fw={500} mt={4} component="div">
                  <OrganizerDay at={milestone.deadline} timeZone={timeZone} />
                </Text>
              </div>
              {viewerCan.edit && (
                <Suspense>
                  <MilestoneMenu milestone={milestone} onEdit={() => setEdited(milestone)} />
                </Suspense>
              )}
            </Group>
          </li>
        ))}
      </RowList>
    </Panel>
  );
}
