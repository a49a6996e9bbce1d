import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Avatar, Badge, Button, Group, Text } from '@mantine/core';
import { IconPlus, IconStarFilled, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatTenths } from '#texts/formatting';
import { RowList } from '#ui/RowList';
import { notify } from '#lib/toasts';
import {
  CohortInstructors_CohortFragmentDoc,
  RemoveCohortInstructorDocument,
  type CohortInstructors_CohortFragment,
} from './CohortInstructors.generated.ts';
import { Panel } from './Panel.tsx';

const AddInstructorDialog = lazy(() => import('./AddInstructorDialog.tsx'));
const loadAddDocument = async () =>
  (await import('./AddInstructorDialog.generated.ts')).AddCohortInstructorDocument;

const t = texts.cohortDetail;
const words = texts.addInstructor;

type Instructor = CohortInstructors_CohortFragment['instructors'][number];

interface CohortInstructorsProps {
  cohort: FragmentType<CohortInstructors_CohortFragment>;
}

/** Instructors of the cohort, with buttons to add and remove them for users with permission; nothing for others without any. */
export function CohortInstructors({ cohort: ref }: CohortInstructorsProps) {
  const cohort = useFragmentData(CohortInstructors_CohortFragmentDoc, ref);
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const canManage = cohort.viewerCan.manageInstructors;
  const isEmpty = cohort.instructors.length === 0;
  if (isEmpty && !canManage) return null;
  return (
    <Panel
      title={t.instructors}
      empty={
        isEmpty && (
          <Group justify="space-between" gap="sm">
            {t.noInstructors}
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setDialog('open')}
            >
              {t.addInstructor}
            </Button>
          </Group>
        )
      }
      action={
        canManage &&
        !isEmpty && (
          <ActionIcon variant="light" aria-label={t.addInstructor} onClick={() => setDialog('open')}>
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        )
      }
      footer={
        dialog !== 'never opened' && (
          <Suspense>
            <AddInstructorDialog
              cohortId={cohort.id}
              teaching={cohort.instructors.map(({ member }) => member.id)}
              opened={dialog === 'open'}
              onClose={() => setDialog('closed')}
            />
          </Suspense>
        )
      }
    >
      <RowList>
        {cohort.instructors.map((instructor) => (
          <li key={instructor.id}>
            <InstructorRow instructor={instructor} cohortId={cohort.id} canRemove={canManage} />
          </li>
        ))}
      </RowList>
    </Panel>
  );
}

interface InstructorRowProps {
  instructor: Instructor;
  cohortId: string;
  canRemove: boolean;
}

function InstructorRow({ instructor, cohortId, canRemove }: InstructorRowProps) {
  const { member, title, bio, expertise, rating, totalStudents } = instructor;
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Avatar src={member.avatarUrl} name={member.displayName} color="initials" size={44} alt="" />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text fw={600}>{member.displayName}</Text>
        <Text size="xs" c="dimmed">
          {title} · {texts.counts.students(totalStudents)}
        </Text>
        {rating !== null && <Rating value={rating} />}
        {bio && (
          <Text size="xs" mt={6}>
            {bio}
          </Text>
        )}
        {expertise.length > 0 && (
          <Group gap={6} mt={8}>
            {expertise.map((name) => (
              <Badge key={name} color="gray">
                {name}
              </Badge>
            ))}
          </Group>
        )}
      </div>
      {canRemove && <RemoveButton cohortId={cohortId} member={member} />}
    </Group>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <Group gap={4} mt={2}>
      <IconStarFilled size={14} aria-hidden color="var(--mantine-color-yellow-6)" />
      <Text size="xs" fw={600} aria-label={t.rating(formatTenths(value))}>
        {formatTenths(value)}
      </Text>
    </Group>
  );
}

/** Removes an instructor at once, with a toast that offers Undo. */
function RemoveButton({ cohortId, member }: { cohortId: string; member: Instructor['member'] }) {
  const client = useApolloClient();
  const name = member.displayName;
  const change = async (
    mutation: typeof RemoveCohortInstructorDocument | Awaited<ReturnType<typeof loadAddDocument>>,
  ) =>
    client.mutate({ mutation, variables: { cohortId, memberId: member.id } }).then(
      () => true,
      (error: unknown) => notify.error(readError(error).message || words.failed),
    );
  const remove = async () => {
    if (!(await change(RemoveCohortInstructorDocument))) return;
    const undo = async () => {
      if (await change(await loadAddDocument())) notify.success(words.added(name));
    };
    notify.success(words.removed(name), { label: texts.common.undo, run: () => void undo() });
  };
  return (
    <ActionIcon color="gray" size="md" aria-label={t.removeInstructor(name)} onClick={() => void remove()}>
      <IconX size={18} aria-hidden />
    </ActionIcon>
  );
}
