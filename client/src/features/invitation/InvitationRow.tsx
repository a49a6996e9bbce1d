import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Badge, Button, Group } from '@mantine/core';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Cell } from '#ui/table/DataTable';
import { SelectRow, type Selection } from '#ui/table/Selection';
import { When } from '#ui/When';
import classes from './invitation.module.css';
import {
  CancelMemberInvitationDocument,
  InvitationRow_InvitationFragmentDoc,
  MemberInvitationsDocument,
  ResendMemberInvitationDocument,
  type InvitationRow_InvitationFragment,
} from './MemberInvitations.generated.ts';

const t = texts.memberInvitations;

interface InvitationRowProps {
  invitation: FragmentType<InvitationRow_InvitationFragment> & { id: string };
  selection: Selection;
}

/** Row of an open invitation: address, role, cohort, dates and actions. */
export function InvitationRow({ invitation: ref, selection }: InvitationRowProps) {
  const invitation = useFragmentData(InvitationRow_InvitationFragmentDoc, ref);
  const { id, email, role, cohort, sentAt, invitedBy, expiresAt } = invitation;
  return (
    <tr>
      <SelectRow selection={selection} id={id} name={email} />
      <Cell isName>
        <span className={classes.email}>{email}</span>
      </Cell>
      <Cell>
        <Badge>{texts.profileMenu.roles[role]}</Badge>
      </Cell>
      <Cell {...(cohort && { of: t.cohort })}>{cohort?.title}</Cell>
      <Cell of={t.sent}>
        {sentAt ? <When at={sentAt} /> : t.statuses.WAITING} {t.by(invitedBy.displayName)}
      </Cell>
      <Cell {...(sentAt && { of: t.expires })}>{sentAt && <When at={expiresAt} />}</Cell>
      <Cell isNumber>
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <ResendButton invitation={invitation} />
          <CancelButton invitation={invitation} />
        </Group>
      </Cell>
    </tr>
  );
}

type Invitation = Pick<InvitationRow_InvitationFragment, 'id' | 'email' | 'sentAt'>;

function ResendButton({ invitation: { id, email, sentAt } }: { invitation: Invitation }) {
  const [resend, { loading }] = useMutation(ResendMemberInvitationDocument);
  const send = () =>
    resend({ variables: { id } }).then(
      () => notify.success(t.resent(email)),
      (error: unknown) => notify.error(readError(error).message || t.resendFailed),
    );
  return (
    <Button
      size="sm"
      variant="default"
      loading={loading}
      aria-label={sentAt ? t.resendNamed(email) : t.sendNowNamed(email)}
      onClick={() => void send()}
    >
      {sentAt ? t.resend : t.sendNow}
    </Button>
  );
}

function CancelButton({ invitation: { id, email } }: { invitation: Invitation }) {
  const client = useApolloClient();
  const cancel = () => {
    const send = () =>
      client.mutate({
        mutation: CancelMemberInvitationDocument,
        variables: { id },
        context: OUTLIVES_PAGE,
        refetchQueries: [MemberInvitationsDocument],
        awaitRefetchQueries: true,
      });
    removeWithUndo(id, { done: t.cancelled(email), failed: t.cancelFailed }, send);
  };
  return (
    <Button size="sm" variant="default" aria-label={t.cancelNamed(email)} onClick={cancel}>
      {texts.common.cancel}
    </Button>
  );
}
