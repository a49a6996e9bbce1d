import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { CODE_LENGTH } from '@rules/account/account';
import { useRef, useState, type FormEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readOrigin, type Origin } from '#lib/origin';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { startSession, useSession, useSessionState } from '#lib/session';
import { texts } from '#texts/en';
import { FormAlert } from '#ui/FormAlert';
import { focusFirstField } from '#ui/focusFirstField';
import { FormCard } from '#ui/FormCard';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import { SixBoxCode } from '#ui/SixBoxCode';
import { notify } from '#lib/toasts';
import { createClaimState } from './resetState.ts';
import { type VerificationLink, parseHashLink, readStateLink } from './verificationLink.ts';
import {
  ResendVerificationCodeDocument,
  ResendVerificationCodeToDocument,
  VerifyEmailDocument,
} from './Verify.public.generated.ts';

/** Milliseconds for which the success banner is shown before the next screen. */
const BANNER_TIME = 1500;

type Step = 'entering' | 'verifying' | 'verified';

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
  const [step, setStep] = useState<Step>('entering');
  /** Null once another mail was requested: the user enters its code. */
  const [link, setLink] = useState(opened);
  const [email, setEmail] = useState(opened?.email ?? session?.email ?? '');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isResending, setResending] = useState(false);
  const alert = useRef<HTMLDivElement>(null);

  const origin: Origin = { from: readOrigin(useLocation().state) };
  if (session?.isVerified && step === 'entering')
    return <Navigate to={paths.pricing} replace state={origin} />;

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    setStep('verifying');
    setFailure(undefined);
    try {
      const { verifyEmail } = await request(VerifyEmailDocument, {
        input: { code: link?.token ?? code, email },
      });
      const { accessToken, passwordResetToken } = verifyEmail!;
      setStep('verified');
      notify.success(texts.verify.verifiedToast);
      if (passwordResetToken)
        return void navigate(paths.resetPassword, {
          replace: true,
          state: createClaimState(passwordResetToken),
        });
      startSession(accessToken);
      setTimeout(() => void navigate(paths.pricing, { replace: true, state: origin }), BANNER_TIME);
    } catch (error) {
      const { message, code: kind } = readError(error);
      const text = message || (kind === 'NETWORK' ? texts.errors.network : texts.verify.failed);
      setStep('entering');
      setFailure(text);
      notify.error(text);
      setTimeout(() => alert.current?.focus());
    }
  };
  const resend = async () => {
    setResending(true);
    try {
      if (session) await request(ResendVerificationCodeDocument, {});
      else await request(ResendVerificationCodeToDocument, { email });
      setLink(null);
      setFailure(undefined);
      notify.success(texts.verify.resent);
    } catch (error) {
      notify.error(readError(error).message || texts.verify.resendFailed);
    } finally {
      setResending(false);
    }
  };
  const isLocked = step !== 'entering';
  const description = link
    ? texts.verify.confirm(link.email)
    : wasVisitor
      ? texts.verify.enterBoth
      : texts.verify.sentTo(email);
  return (
    <FormCard title={texts.verify.title} description={description} footer={wasVisitor && <SignInInstead />}>
      <form noValidate aria-label={texts.verify.title} onSubmit={(event) => void verify(event)}>
        <Stack gap="md">
          <div aria-live="polite">
            {step === 'verified' && (
              <Alert color="teal" icon={<IconCircleCheck aria-hidden />}>
                <Text component="span">{texts.verify.verified}</Text>
              </Alert>
            )}
          </div>
          <FormAlert ref={alert} message={failure} />
          {wasVisitor && !link && (
            <TextInput
              label={texts.verify.email}
              type="email"
              autoComplete="username"
              required
              value={email}
              disabled={isLocked}
              onChange={(event) => {
                setEmail(event.currentTarget.value);
                setFailure(undefined);
              }}
            />
          )}
          {!link && (
            <div ref={wasVisitor ? undefined : focusFirstField}>
              <SixBoxCode
                value={code}
                disabled={isLocked}
                hasError={failure !== undefined}
                onChange={(next) => {
                  setCode(next);
                  setFailure(undefined);
                }}
              />
            </div>
          )}
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={step === 'verifying'}
            disabled={(!link && code.length < CODE_LENGTH) || email === '' || step === 'verified'}
          >
            {texts.verify.submit}
          </Button>
          <Button
            variant="subtle"
            loading={isResending}
            disabled={isLocked || email === ''}
            onClick={() => void resend()}
          >
            {texts.verify.resend}
          </Button>
        </Stack>
      </form>
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
