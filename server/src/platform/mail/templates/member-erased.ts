import { greet, type Template } from './template.ts';

export interface MemberErasedData {
  institution: string;
  firstName?: string;
}

export const memberErased: Template<MemberErasedData> = ({ institution, firstName }, { appName, say }) => ({
  subject: say`${institution} erased your personal data`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`The staff of ${institution} ended your membership and erased your name, your photo, your messages and your submissions there. This can’t be undone.`,
    say`Your account at ${appName} and your other institutions stay as they are. You can delete the account in your settings.`,
  ],
  note: say`You’re receiving this email because you were a member of ${institution}.`,
});
