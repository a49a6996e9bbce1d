import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Badge, Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { refreshSession } from '#lib/session';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { optionNamed, optionsOf } from '#ui/options';
import { PersonName } from '#ui/PersonName';
import { Cell } from '#ui/table/DataTable';
import { SelectRow, type Selection } from '#ui/table/Selection';
import { When } from '#ui/When';
import {
  ChangeMemberRoleDocument,
  MemberRow_MemberFragmentDoc,
  MembersDocument,
  RemoveMemberDocument,
  RestoreMemberDocument,
  TransferOwnershipDocument,
  type MemberRow_MemberFragment,
} from './Members.generated.ts';

const EraseMemberDialog = lazy(() => import('./EraseMemberDialog.tsx'));

const t = texts.members;
const roles = texts.profileMenu.roles;

interface MemberRowProps {
  member: FragmentType<MemberRow_MemberFragment> & { id: string };
  selection: Selection;
}

/** Member with the actions that the viewer is permitted. */
export function MemberRow({ member: ref, selection }: MemberRowProps) {
  const member = useFragmentData(MemberRow_MemberFragmentDoc, ref);
  const { id, displayName, email, avatarUrl, isOwner, createdAt, viewerCan } = member;
  const isChangeable = selection.all.includes(id);
  return (
    <tr>
      {isChangeable ? <SelectRow selection={selection} id={id} name={displayName} /> : <Cell />}
      <Cell isName>
        <PersonName name={displayName} detail={email} avatarUrl={avatarUrl} memberId={id} />
      </Cell>
      <Cell>
        {viewerCan.changeRole ? (
          <RoleSelect member={member} />
        ) : (
          <Badge>{isOwner ? t.owner : roles[member.role]}</Badge>
        )}
      </Cell>
      <Cell of={t.joined}>
        <When at={createdAt} />
      </Cell>
      <Cell isNumber>
        {viewerCan.transferOwnership && <OwnerButton member={member} />}
        {viewerCan.remove && <RemoveButton member={member} />}
        {viewerCan.restore && <RestoreButton member={member} />}
        {viewerCan.erase && !viewerCan.remove && <EraseButton member={member} />}
      </Cell>
    </tr>
  );
}

function RoleSelect({ member: { id, displayName, role } }: { member: MemberRow_MemberFragment }) {
  const [change, { loading }] = useMutation(ChangeMemberRoleDocument);
  const choose = (name: string) => {
    const next = optionNamed(roles, name);
    if (!next || next === role) return;
    change({ variables: { id, role: next } }).then(
      () => notify.success(t.roleChanged(displayName, roles[next])),
      (error: unknown) => notify.error(readError(error).message || t.roleFailed),
    );
  };
  return (
    <NativeSelect
      aria-label={t.roleOf(displayName)}
      value={role}
      data={optionsOf(roles)}
      disabled={loading}
      variant="unstyled"
      maw={120}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
}

const refetch = { refetchQueries: [MembersDocument], awaitRefetchQueries: true };

function OwnerButton({ member: { id, displayName } }: { member: MemberRow_MemberFragment }) {
  const [isAsking, setAsking] = useState(false);
  const [transfer] = useMutation(TransferOwnershipDocument, refetch);
  const confirm = async () => {
    try {
      await transfer({ variables: { id } });
    } catch (error) {
      notify.error(readError(error).message || t.ownerFailed);
      throw error;
    }
    await refreshSession(); // its role is that of an admin now
    notify.success(t.madeOwner(displayName));
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        aria-label={t.makeOwnerNamed(displayName)}
        onClick={() => setAsking(true)}
      >
        {t.makeOwner}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.makeOwnerTitle}
        confirmLabel={t.makeOwner}
        destructive
        onConfirm={confirm}
      >
        {t.makeOwnerText(displayName)}
      </ConfirmDialog>
    </>
  );
}

function RemoveButton({ member: { id, displayName } }: { member: MemberRow_MemberFragment }) {
  const [isAsking, setAsking] = useState(false);
  const [remove] = useMutation(RemoveMemberDocument, refetch);
  const confirm = async () => {
    try {
      await remove({ variables: { id } });
      notify.success(t.removed(displayName));
    } catch (error) {
      notify.error(readError(error).message || t.removeFailed);
      throw error;
    }
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        aria-label={t.removeNamed(displayName)}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.removeTitle}
        confirmLabel={t.remove}
        destructive
        onConfirm={confirm}
      >
        {t.removeText(displayName)}
      </ConfirmDialog>
    </>
  );
}

function RestoreButton({ member: { id, displayName } }: { member: MemberRow_MemberFragment }) {
  const [restore, { loading }] = useMutation(RestoreMemberDocument, refetch);
  const send = () =>
    restore({ variables: { id } }).then(
      () => notify.success(t.restored(displayName)),
      (error: unknown) => notify.error(readError(error).message || t.restoreFailed),
    );
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={loading}
      aria-label={t.restoreNamed(displayName)}
      onClick={() => void send()}
    >
      {t.restore}
    </Button>
  );
}

/** Erases the data of a member who was removed. */
function EraseButton({ member: { id, displayName } }: { member: MemberRow_MemberFragment }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        aria-label={t.eraseNamed(displayName)}
        onClick={() => setAsking(true)}
      >
        {t.erase}
      </Button>
      <Suspense>
        {isAsking && <EraseMemberDialog id={id} name={displayName} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
