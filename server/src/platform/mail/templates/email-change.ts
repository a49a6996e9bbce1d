import { greet, type Template } from './template.ts';

export interface EmailChangeData {
  token: string;
  /** Minutes for which the link is valid. */
  minutes: number;
  firstName?: string;
  /** Namespace of the institution on whose host the change was requested. */
  namespace?: string;
}

/** To the new address: the link that confirms the change. */
export const emailChange: Template<EmailChangeData> = (
  { token, minutes, firstName, namespace },
  { appName, link, say },
) => ({
  subject: say`Confirm your new email address for ${appName}`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`Use this link to make this the address of your ${appName} account. It works once and expires in ${minutes} minutes.`,
    say`Until then, your account keeps its present address.`,
  ],
  action: {
    label: say`Confirm this address`,
    url: link(`/email-change#confirm=${token}`, namespace ?? null),
  },
  note: say`You’re receiving this email because someone entered this address for an account at ${appName}. If it wasn’t you, you can ignore it.`,
});
