import { greet, type Template } from './template.ts';

export interface AccountDeletedData {
  firstName?: string;
}

export const accountDeleted: Template<AccountDeletedData> = ({ firstName }, { appName, say }) => ({
  subject: say`Your ${appName} account was deleted`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`We deleted your account, with your name, email address and password. You’re no longer a member of any institution.`,
    say`Your certificates remain valid under their numbers, without your name. You can register again with this email address at any time.`,
  ],
  note: say`You’re receiving this email because this was the address of an account at ${appName}. It’s the last one.`,
});
