import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readOrigin, type Origin } from '#lib/origin';
import { paths } from '#lib/paths';
import { startSession, useSession, useSessionState } from '#lib/session';
import { texts } from '#texts/en';
import { FormCard } from '#ui/FormCard';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import { createClaimState } from './resetState.ts';
import { useVerification } from './useVerification.ts';
import { VerificationForm } from './VerificationForm.tsx';
import { type VerificationLink, parseHashLink, readStateLink } from './verificationLink.ts';

/** Milliseconds for which the success banner is shown before the next screen. */
const BANNER_TIME = 1500;

/**
 * Verifies an email address by the code or the link of the mail, in the browser that registered or as a visitor.
 * Redirects verified accounts to /pricing. The token of the link is removed from the URL at once, as on
 * /reset-password.
 */
export default function VerifyPage() {
  const { status } = useSessionState();
  const { hash, state } = useLocation();
  const opened = parseHashLink(hash);
  if (opened) return <Navigate to={paths.verify} replace state={opened} />;
  if (status === 'restoring') return <ScreenSkeleton />;
  return <Verification opened={readStateLink(state)} />;
}

function Verification({ opened }: { opened: VerificationLink | null }) {
  const session = useSession();
  const navigate = useNavigate();
  const [wasVisitor] = useState(session === null);
  const from = readOrigin(useLocation().state);
  const verification = useVerification(opened, ({ accessToken, passwordResetToken }) => {
    if (passwordResetToken)
      return void navigate(paths.resetPassword, {
        replace: true,
        state: createClaimState(passwordResetToken),
      });
    startSession(accessToken);
  });
  const { step, link, email } = verification;
  const isDone = step === 'verified' && session?.isVerified;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      // A person who opens another page in the meantime stays there, also while its code still loads.
      if (window.location.pathname === paths.verify)
        void navigate(paths.pricing, { replace: true, state: { from } satisfies Origin });
    }, BANNER_TIME);
    return () => clearTimeout(timer);
  }, [isDone, from, navigate]);
  if (session?.isVerified && step === 'entering')
    return <Navigate to={paths.pricing} replace state={{ from } satisfies Origin} />;
  const description = link
    ? texts.verify.confirm(link.email)
    : wasVisitor
      ? texts.verify.enterBoth
      : texts.verify.sentTo(email);
  return (
    <FormCard title={texts.verify.title} description={description} footer={wasVisitor && <SignInInstead />}>
      <VerificationForm verification={verification} asksEmail={wasVisitor} />
    </FormCard>
  );
}

function SignInInstead() {
  return (
    <>
      {texts.register.haveAccount}{' '}
      <Anchor component={AppLink} to={paths.login}>
        {texts.register.signIn}
      </Anchor>
    </>
  );
}
