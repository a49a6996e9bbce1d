import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { BulkBar } from '#ui/table/BulkBar';
import { BulkButton } from '#ui/table/BulkButton';
import { BulkFailures } from '#ui/table/BulkFailures';
import type { Selection } from '#ui/table/Selection';
import { useBulk } from '#ui/table/useBulk';
import {
  ChangeMemberRoleDocument,
  MembersDocument,
  RemoveMemberDocument,
  RestoreMemberDocument,
  type MembersQuery,
} from './Members.generated.ts';

const t = texts.members;
const ROLES = ['STUDENT', 'INSTRUCTOR', 'ADMIN'] as const;

type Member = MembersQuery['members']['nodes'][number];

interface MembersBulkProps {
  members: readonly Member[];
  selection: Selection;
}

/** Actions on the selected members: set a role, remove, restore. */
export function MembersBulk({ members, selection }: MembersBulkProps) {
  const bulk = useBulk(selection);
  const [changeRole] = useMutation(ChangeMemberRoleDocument);
  const [remove] = useMutation(RemoveMemberDocument);
  const [restore, { client }] = useMutation(RestoreMemberDocument);
  const refetch = () => client.refetchQueries({ include: [MembersDocument] });
  const selected = members.filter(({ id }) => selection.isSelected(id));
  const allowed = (action: keyof Member['viewerCan']) =>
    selected
      .filter(({ viewerCan }) => viewerCan[action])
      .map(({ id, displayName }) => ({ id, name: displayName }));
  const removable = allowed('remove');
  const restorable = allowed('restore');
  return (
    <>
      <BulkFailures bulk={bulk} />
      <BulkBar selection={selection} isBusy={bulk.isRunning}>
        {allowed('changeRole').length > 0 &&
          ROLES.map((role) => (
            <BulkButton
              key={role}
              bulk={bulk}
              label={t.makeRole[role]}
              confirm={{ title: t.makeRole[role], text: t.setRoleText }}
              items={allowed('changeRole')}
              act={(id) => changeRole({ variables: { id, role } })}
              after={refetch}
              done={t.setRoleDone}
            />
          ))}
        {removable.length > 0 && (
          <BulkButton
            bulk={bulk}
            label={t.remove}
            confirm={{ title: t.removeTitle, text: t.removeManyText(removable.length) }}
            isLoss
            items={removable}
            act={(id) => remove({ variables: { id } })}
            after={refetch}
            done={t.removedMany}
          />
        )}
        {restorable.length > 0 && (
          <BulkButton
            bulk={bulk}
            label={t.restore}
            items={restorable}
            act={(id) => restore({ variables: { id } })}
            after={refetch}
            done={t.restoredMany}
          />
        )}
      </BulkBar>
    </>
  );
}
