import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { CODE_LENGTH } from '@rules/account';
import { useRef, useState, type FormEvent } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { readError } from '../app/errors.ts';
import { paths } from '../app/paths.ts';
import { request } from '../app/request.ts';
import { startSession, useSession } from '../app/session.ts';
import { texts } from '../texts/en.ts';
import { FormAlert } from '../ui/FormAlert.tsx';
import { FormCard } from '../ui/FormCard.tsx';
import { SixBoxCode } from '../ui/SixBoxCode.tsx';
import { notify } from '../ui/toasts.ts';
import { ResendVerificationCodeDocument, VerifyEmailDocument } from './Verify.public.generated.ts';

/** How long the banner of success stands before the next screen, in milliseconds. */
const BANNER_TIME = 1500;

type Step = 'entering' | 'verifying' | 'verified';

/** The code from the mail; an account that is verified already goes on to /pricing. */
export default function VerifyPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('entering');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isResending, setResending] = useState(false);
  const alert = useRef<HTMLDivElement>(null);

  if (session?.isVerified && step === 'entering') return <Navigate to={paths.pricing} replace />;

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    setStep('verifying');
    setFailure(undefined);
    try {
      const { verifyEmail } = await request(VerifyEmailDocument, { input: { code } });
      setStep('verified');
      if (verifyEmail.accessToken) startSession(verifyEmail.accessToken);
      notify.success(texts.verify.verifiedToast);
      setTimeout(() => void navigate(paths.pricing, { replace: true }), BANNER_TIME);
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
      await request(ResendVerificationCodeDocument, {});
      notify.success(texts.verify.resent);
    } catch (error) {
      notify.error(readError(error).message || texts.verify.resendFailed);
    } finally {
      setResending(false);
    }
  };
  const isLocked = step !== 'entering';
  return (
    <FormCard title={texts.verify.title} description={texts.verify.sentTo(session?.email ?? '')}>
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
          <SixBoxCode
            value={code}
            disabled={isLocked}
            hasError={failure !== undefined}
            onChange={(next) => {
              setCode(next);
              setFailure(undefined);
            }}
          />
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={step === 'verifying'}
            disabled={code.length < CODE_LENGTH || step === 'verified'}
          >
            {texts.verify.submit}
          </Button>
          <Button variant="subtle" loading={isResending} disabled={isLocked} onClick={() => void resend()}>
            {texts.verify.resend}
          </Button>
        </Stack>
      </form>
    </FormCard>
  );
}
