import { useState } from 'react';
import { readError } from '#lib/errors';
import { request } from '#lib/request';
import { useSession } from '#lib/session';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { VerificationLink } from './verificationLink.ts';
import {
  ResendVerificationCodeDocument,
  ResendVerificationCodeToDocument,
  VerifyEmailDocument,
  type VerifyEmailMutation,
} from './Verify.public.generated.ts';

type Answer = NonNullable<VerifyEmailMutation['verifyEmail']>;

/**
 * Verifies an email address by the code of a mail, or by its link.
 * @param opened the link that was opened, if any
 * @param onVerified called with the server's answer; the banner shows from then on
 */
export function useVerification(opened: VerificationLink | null, onVerified: (answer: Answer) => void) {
  const session = useSession();
  const [step, setStep] = useState<'entering' | 'verifying' | 'verified'>('entering');
  /** Null once another mail was requested: the user enters its code. */
  const [link, setLink] = useState(opened);
  const [email, setEmail] = useState(opened?.email ?? session?.email ?? '');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isResending, setResending] = useState(false);
  return {
    step,
    link,
    email,
    code,
    failure,
    isResending,
    changeEmail: (next: string) => {
      setEmail(next);
      setFailure(undefined);
    },
    changeCode: (next: string) => {
      setCode(next);
      setFailure(undefined);
    },
    verify: async () => {
      setStep('verifying');
      setFailure(undefined);
      try {
        const { verifyEmail } = await request(VerifyEmailDocument, {
          input: { code: link?.token ?? code, email },
        });
        setStep('verified');
        notify.success(texts.verify.verifiedToast);
        onVerified(verifyEmail!);
      } catch (error) {
        const { message, code: kind } = readError(error);
        const text = message || (kind === 'NETWORK' ? texts.errors.network : texts.verify.failed);
        setStep('entering');
        setFailure(text);
        notify.error(text);
      }
    },
    resend: async () => {
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
    },
  };
}

export type Verification = ReturnType<typeof useVerification>;
