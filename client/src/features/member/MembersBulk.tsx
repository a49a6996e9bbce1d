import { useApolloClient, useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { BulkBar } from '#ui/table/BulkBar';
import { BulkButton } from '#ui/table/BulkButton';
import { BulkFailures } from '#ui/table/BulkFailures';
import type { Selection } from '#ui/table/Selection';
import { useBulk } from '#ui/table/useBulk';
import { ChangeMemberRoleDocument, MembersDocument, type MembersQuery } from './Members.generated.ts';
import { RemoveRestoreButtons } from './RemoveRestoreButtons.tsx';

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
  const client = useApolloClient();
  const refetch = () => client.refetchQueries({ include: [MembersDocument] });
  const selected = members.filter(({ id }) => selection.isSelected(id));
  const changeable = selected
    .filter(({ viewerCan }) => viewerCan.changeRole)
    .map(({ id, displayName }) => ({ id, name: displayName }));
  return (
    <>
      <BulkFailures bulk={bulk} />
      <BulkBar selection={selection} isBusy={bulk.isRunning}>
        {changeable.length > 0 &&
          ROLES.map((role) => (
            <BulkButton
              key={role}
              bulk={bulk}
              label={t.makeRole[role]}
              confirm={{ title: t.makeRole[role], text: t.setRoleText }}
              items={changeable}
              act={(id) => changeRole({ variables: { id, role } })}
              after={refetch}
              done={t.setRoleDone}
            />
          ))}
        <RemoveRestoreButtons bulk={bulk} members={selected} after={refetch} />
      </BulkBar>
    </>
  );
}
