import { greet, type Template } from './template.ts';

export interface AccountDeletedData {
  firstName?: string;
}

export const accountDeleted: Template<AccountDeletedData> = ({ firstName }, { appName }) => ({
  subject: `Your ${appName} account was deleted`,
  greeting: greet(firstName),
  paragraphs: [
    'Your account was deleted, with your name, email address and password. You are no longer a member of any institution.',
    'Certificates that were issued to you remain valid. You can register again with this email address at any time.',
  ],
  note: `You get this mail because this was the address of an account at ${appName}. It is the last one.`,
});
