import { greet, type Template } from './template.ts';

export interface VerificationCodeData {
  email: string;
  code: string;
  /** Token of the link that verifies without the code. */
  token: string;
  /** Lifetime of the code. */
  minutes: string;
  firstName?: string;
  /** Namespace of the institution where the person signed up. */
  namespace?: string;
}

export const verificationCode: Template<VerificationCodeData> = (
  { email, code, token, minutes, firstName, namespace },
  { appName, link },
) => ({
  subject: `${code} is your ${appName} verification code`,
  greeting: greet(firstName),
  paragraphs: [
    `Enter this code to verify your email address. It expires in ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}.`,
  ],
  code,
  action: {
    label: 'Verify your email',
    url: link(`/verify#${new URLSearchParams({ email, code: token }).toString()}`, namespace ?? null),
  },
  note: `You’re receiving this email because this address was used to sign up at ${appName}. If this wasn’t you, ignore this email. Never share this code.`,
});
