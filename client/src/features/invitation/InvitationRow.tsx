import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDate } from '#texts/formatting';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { Fact } from '#ui/Fact';
import classes from './invitation.module.css';
import {
  CancelMemberInvitationDocument,
  InvitationRow_InvitationFragmentDoc,
  MemberInvitationsDocument,
  ResendMemberInvitationDocument,
  type InvitationRow_InvitationFragment,
} from './MemberInvitations.generated.ts';

const t = texts.memberInvitations;

/** Row of an open invitation: address, role, cohort, dates and actions. */
export function InvitationRow({
  invitation: ref,
}: {
  invitation: FragmentType<InvitationRow_InvitationFragment>;
}) {
  const invitation = useFragmentData(InvitationRow_InvitationFragmentDoc, ref);
  const { email, role, cohort, sentAt, invitedBy, expiresAt } = invitation;
  return (
    <Stack gap="sm" className={classes.invitation}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="xs" flex="1 1 240px">
          <Text fw={600} component="h3" size="md">
            {email}
          </Text>
          <Badge color="indigo">{texts.profileMenu.roles[role]}</Badge>
        </Group>
        <Group gap="xs">
          <ResendButton invitation={invitation} />
          <CancelButton invitation={invitation} />
        </Group>
      </Group>
      <dl className={classes.facts}>
        {cohort && <Fact name={t.cohort}>{cohort.title}</Fact>}
        <Fact name={t.sent}>{t.sentBy(formatDate(sentAt), invitedBy.displayName)}</Fact>
        <Fact name={t.expires}>{formatDate(expiresAt)}</Fact>
      </dl>
    </Stack>
  );
}

type Invitation = Pick<InvitationRow_InvitationFragment, 'id' | 'email'>;

function ResendButton({ invitation: { id, email } }: { invitation: Invitation }) {
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
      aria-label={t.resendNamed(email)}
      onClick={() => void send()}
    >
      {t.resend}
    </Button>
  );
}

function CancelButton({ invitation: { id, email } }: { invitation: Invitation }) {
  const [isAsking, setAsking] = useState(false);
  const [cancel] = useMutation(CancelMemberInvitationDocument, {
    refetchQueries: [MemberInvitationsDocument],
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    try {
      await cancel({ variables: { id } });
      notify.success(t.cancelled(email));
    } catch (error) {
      notify.error(readError(error).message || t.cancelFailed);
      throw error;
    }
  };
  return (
    <>
      <Button size="sm" variant="default" aria-label={t.cancelNamed(email)} onClick={() => setAsking(true)}>
        {texts.common.cancel}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.cancel}
        confirmLabel={t.cancel}
        destructive
        onConfirm={confirm}
      >
        {t.cancelText(email)}
      </ConfirmDialog>
    </>
  );
}
