import { greet, type Template } from './template.ts';

export interface EmailTakenData {
  firstName?: string;
  /** Namespace of the institution on whose host the change was requested. */
  namespace?: string;
}

/** To an address that has an account, which someone wanted for another account. */
export const emailTaken: Template<EmailTakenData> = ({ firstName, namespace }, { appName, link, say }) => ({
  subject: say`This address already has an account at ${appName}`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`Someone asked to use this email address for another account. It already has one, so nothing was changed.`,
    say`If it was you, sign in to the account that has this address. You can change its address, or delete it, and then try again.`,
  ],
  action: { label: say`Sign in`, url: link('/login', namespace ?? null) },
  note: say`You’re receiving this email because this is the address of your account at ${appName}. If it wasn’t you, there’s nothing to do.`,
});
