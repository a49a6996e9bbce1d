import '@mantine/core/styles/Switch.layer.css';
import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Avatar, Group, Switch, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import {
  AddCoTeacherDocument,
  RemoveCoTeacherDocument,
  type CoTeachers_CourseFragment,
} from './CoTeachersTab.generated.ts';

const t = texts.coTeachers;

interface CoTeacherRowProps {
  courseId: string;
  coTeacher: CoTeachers_CourseFragment['coTeachers'][number];
  canManage: boolean;
}

/** A co-teacher with the permission; the owner and admins change it, or remove the co-teacher with Undo. */
export function CoTeacherRow({ courseId, coTeacher: { member, mayEdit }, canManage }: CoTeacherRowProps) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const { id: memberId, displayName: name } = member;
  const run = async (change: () => Promise<unknown>) => {
    setBusy(true);
    const isDone = await change().then(
      () => true,
      (error: unknown) => {
        notify.error(readError(error).message || t.notSaved);
        return false;
      },
    );
    setBusy(false);
    return isDone;
  };
  const save = (may: boolean) =>
    run(() =>
      client.mutate({ mutation: AddCoTeacherDocument, variables: { courseId, memberId, mayEdit: may } }),
    );
  const remove = async () => {
    const isRemoved = await run(() =>
      client.mutate({ mutation: RemoveCoTeacherDocument, variables: { courseId, memberId } }),
    );
    if (isRemoved)
      notify.success(t.removed(name), { label: texts.common.undo, run: () => void save(mayEdit) });
  };
  return (
    <Group gap="sm">
      <Avatar src={member.avatarUrl} name={name} color="initials" alt="" />
      <Text fw={600} style={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {canManage ? (
        <>
          <Switch
            label={t.mayEdit}
            aria-label={t.mayEditOf(name)}
            checked={mayEdit}
            disabled={isBusy}
            onChange={(event) => void save(event.currentTarget.checked)}
          />
          <ActionIcon
            color="gray"
            size="md"
            aria-label={t.remove(name)}
            loading={isBusy}
            onClick={() => void remove()}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {mayEdit ? t.mayEdit : t.readsOnly}
        </Text>
      )}
    </Group>
  );
}
