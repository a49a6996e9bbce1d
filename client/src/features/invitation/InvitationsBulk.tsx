import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { BulkBar } from '#ui/table/BulkBar';
import { BulkButton } from '#ui/table/BulkButton';
import { BulkFailures } from '#ui/table/BulkFailures';
import type { Selection } from '#ui/table/Selection';
import { useBulk } from '#ui/table/useBulk';
import {
  CancelMemberInvitationDocument,
  MemberInvitationsDocument,
  ResendMemberInvitationDocument,
  type MemberInvitationsQuery,
} from './MemberInvitations.generated.ts';

const t = texts.memberInvitations;

interface InvitationsBulkProps {
  invitations: MemberInvitationsQuery['memberInvitations']['nodes'];
  selection: Selection;
}

/** Actions on the selected invitations: resend and cancel. */
export function InvitationsBulk({ invitations, selection }: InvitationsBulkProps) {
  const bulk = useBulk(selection);
  const [resend] = useMutation(ResendMemberInvitationDocument);
  const [cancel, { client }] = useMutation(CancelMemberInvitationDocument);
  const items = invitations
    .filter(({ id }) => selection.isSelected(id))
    .map(({ id, email }) => ({ id, name: email }));
  return (
    <>
      <BulkFailures bulk={bulk} />
      <BulkBar selection={selection} isBusy={bulk.isRunning}>
        <BulkButton
          bulk={bulk}
          label={t.resend}
          items={items}
          act={(id) => resend({ variables: { id } })}
          done={t.resentMany}
        />
        <BulkButton
          bulk={bulk}
          label={t.cancelMany}
          confirm={{ title: t.cancelMany, text: t.cancelManyText(items.length) }}
          isLoss
          items={items}
          act={(id) => cancel({ variables: { id } })}
          after={() => client.refetchQueries({ include: [MemberInvitationsDocument] })}
          done={t.cancelledMany}
        />
      </BulkBar>
    </>
  );
}
