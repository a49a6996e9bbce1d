import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readError } from '#lib/errors';
import { getHostNamespace } from '#lib/hostNamespace';
import { readOrigin } from '#lib/origin';
import { refreshSession, signOut, useSession } from '#lib/session';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { FormCard } from '#ui/FormCard';
import { OtherInstitutions } from '#ui/OtherInstitutions';
import { SetUpButton, type SetUp } from './SetUpButton.tsx';
import { TwoFactorRequiredDocument } from './TwoFactorRequired.generated.ts';

const SetUpDialog = lazy(() => import('./SetUpDialog.tsx'));

const t = texts.twoFactorRequired;

/**
 * /two-factor: leads a member without two-factor authentication to set it up before entering an institution that requires it, or
 * to another institution.
 */
export default function TwoFactorRequired() {
  const session = useSession();
  const { state } = useLocation();
  const { data, error, retry } = useScreenQuery(TwoFactorRequiredDocument, {}, null, 0);
  if (session === null) return null; // the layout leads visitors to /login
  if (!session.mustSetUpTwoFactor) return <Navigate to={readOrigin(state)} replace />;
  const viewer = data?.viewer;
  const institutions = viewer?.memberships.map(({ institution }) => institution) ?? [];
  const present = institutions.find(({ namespace }) => namespace === session.namespace);
  const others = institutions.filter(({ id, isSuspended }) => id !== present?.id && !isSuspended);
  return (
    <FormCard
      title={t.title}
      description={t.description(present?.name ?? texts.twoFactorRequired.institution)}
    >
      <Stack gap="lg" align="center">
        {viewer ? (
          <Entrance hasTwoFactor={viewer.hasTwoFactor} />
        ) : error === undefined ? (
          <Skeleton h={42} w={160} radius="md" />
        ) : (
          <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
        )}
        <Text c="dimmed" size="sm" ta="center">
          {t.passkey}
        </Text>
        {getHostNamespace() === null && others.length > 0 && <OtherInstitutions institutions={others} />}
        <Anchor component="button" type="button" size="sm" onClick={signOut}>
          {texts.profileMenu.signOut}
        </Anchor>
      </Stack>
    </FormCard>
  );
}

/** Sets up two-factor authentication, then enters the institution with a new token. */
function Entrance({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const [setUp, setSetUp] = useState<SetUp>();
  const [isEntering, setEntering] = useState(false);
  const enter = async () => {
    setEntering(true);
    const token = await refreshSession(); // the screen is left with it
    setEntering(false);
    if (token === null) notify.error(t.notEntered);
  };
  return (
    <>
      {hasTwoFactor && !setUp ? (
        <Button loading={isEntering} onClick={() => void enter()}>
          {t.enter}
        </Button>
      ) : (
        <SetUpButton onBegun={setSetUp} />
      )}
      <Suspense>
        {setUp && (
          <SetUpDialog
            setUp={setUp}
            onClose={() => {
              setSetUp(undefined);
              if (hasTwoFactor) void enter();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
