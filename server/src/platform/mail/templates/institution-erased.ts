import { greet, type Template } from './template.ts';

export interface InstitutionErasedData {
  institution: string;
  firstName?: string;
}

export const institutionErased: Template<InstitutionErasedData> = (
  { institution, firstName },
  { appName, say },
) => ({
  subject: say`${institution} is being erased`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`30 days ago you closed ${institution}. We’re erasing its data and files now, and it can’t be reopened any more.`,
    say`Your own account at ${appName} stays. You can delete it in the settings.`,
  ],
  note: say`You’re receiving this email because you owned ${institution} at ${appName}.`,
});
