import { Button, Skeleton, Stack } from '@mantine/core';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useSessionState } from '#lib/session';
import { texts } from '#texts/en';
import { CentredPage } from '#ui/CentredPage';
import { ErrorState } from '#ui/ErrorState';
import { FormCard } from '#ui/FormCard';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import { AcceptForm } from './AcceptForm.tsx';
import { createInvitationState, readInvitationState } from './invitationState.ts';
import type { ReceivedInvitationQuery } from './ReceivedInvitation.public.generated.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useReceivedInvitation } from './useReceivedInvitation.ts';

const t = texts.receivedInvitation;

/**
 * /invitations/{token}: accepts an invitation, signed in or with a new account. The token is removed from the URL at
 * once, as on /reset-password.
 */
export default function InvitationPage() {
  const { token: given } = useParams();
  const { state } = useLocation();
  const { status } = useSessionState();
  if (given !== undefined)
    return <Navigate to={paths.invitations} replace state={createInvitationState(given)} />;
  if (status === 'restoring') return <ScreenSkeleton />;
  const token = readInvitationState(state);
  return token === null ? <UnknownInvitation /> : <Loaded token={token} />;
}

function Loaded({ token }: { token: string }) {
  const { invitation, error, retry } = useReceivedInvitation(token);
  if (error !== null)
    return (
      <CentredPage>
        <ErrorState
          title={t.failed}
          message={readError(error).message || texts.errors.network}
          onRetry={retry}
        />
      </CentredPage>
    );
  if (invitation === null) return <UnknownInvitation />;
  if (invitation === undefined)
    return (
      <CentredPage>
        <Skeleton h={320} maw={460} radius="lg" aria-busy="true" aria-label={texts.common.loading} />
      </CentredPage>
    );
  return <Valid token={token} invitation={invitation} />;
}

type Invitation = NonNullable<ReceivedInvitationQuery['memberInvitation']>;

function Valid({ token, invitation }: { token: string; invitation: Invitation }) {
  const { session } = useSessionState();
  const { institutionName, inviterName, role, cohortTitle, firstName, lastName } = invitation;
  const props = { token, institution: institutionName };
  return (
    <FormCard title={t.title(institutionName)} description={t.text(inviterName, role, cohortTitle)}>
      {session ? (
        <AcceptForm {...props} session={session} />
      ) : (
        <RegisterForm {...props} firstName={firstName} lastName={lastName} />
      )}
    </FormCard>
  );
}

/** Shown for every link that cannot be used. */
function UnknownInvitation() {
  return (
    <FormCard title={t.unknown} description={t.unknownHint}>
      <Stack>
        <Button component={AppLink} to={paths.login} size="md" fullWidth>
          {t.toSignIn}
        </Button>
      </Stack>
    </FormCard>
  );
}
