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
  { appName, link, say },
) => ({
  subject: say`${code} is your ${appName} verification code`,
  greeting: greet(say, firstName),
  paragraphs: [
    minutes === '1'
      ? say`Enter this code to verify your email address. It expires in 1 minute.`
      : say`Enter this code to verify your email address. It expires in ${minutes} minutes.`,
  ],
  code,
  action: {
    label: say`Verify your email`,
    url: link(`/verify#${new URLSearchParams({ email, code: token }).toString()}`, namespace ?? null),
  },
  note: say`You’re receiving this email because this address was used to sign up at ${appName}. If this wasn’t you, ignore this email. Never share this code.`,
});
