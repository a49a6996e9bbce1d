import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { replaceSession, signOut, type Session } from '#lib/session';
import { texts } from '#texts/en';
import { FormAlert } from '#ui/FormAlert';
import {
  AcceptInvitationDocument,
  type AcceptInvitationMutation,
} from './ReceivedInvitation.public.generated.ts';
import { useEnterJoined } from './useEnterJoined.ts';

const t = texts.receivedInvitation;

interface AcceptFormProps {
  token: string;
  institution: string;
  session: Session;
}

/** Accepts an invitation with the signed-in account. */
export function AcceptForm({ token, institution, session }: AcceptFormProps) {
  const [isAccepting, setAccepting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  const enter = useEnterJoined(institution);

  const accept = async () => {
    setAccepting(true);
    setFailure(undefined);
    try {
      let joined: NonNullable<AcceptInvitationMutation['acceptMemberInvitation']> | undefined;
      await replaceSession(async (accessToken) => {
        const answer = await request(AcceptInvitationDocument, { token }, { auth: { accessToken } });
        joined = answer.acceptMemberInvitation!;
        return joined.accessToken;
      });
      if (joined) await enter(joined);
    } catch (error) {
      setFailure(readError(error).message || t.acceptFailed);
      setTimeout(() => alert.current?.focus());
    } finally {
      setAccepting(false);
    }
  };

  return (
    <Stack gap="md">
      <FormAlert ref={alert} message={failure} />
      <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
        {t.signedInAs(session.email)} {!session.isVerified && t.verifyFirst}
      </Text>
      {session.isVerified ? (
        <Button size="md" fullWidth loading={isAccepting} onClick={() => void accept()}>
          {t.accept}
        </Button>
      ) : (
        <Button size="md" fullWidth component={AppLink} to={paths.verify}>
          {t.verify}
        </Button>
      )}
      <Anchor component="button" type="button" size="sm" onClick={signOut}>
        {t.otherAccount}
      </Anchor>
    </Stack>
  );
}
