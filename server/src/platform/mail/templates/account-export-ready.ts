import { formatDay } from './moment.ts';
import { greet, type Template } from './template.ts';

export interface AccountExportReadyData {
  /** Time at which the archive is deleted (ISO 8601). */
  expiresAt: string;
  firstName?: string;
}

export const accountExportReady: Template<AccountExportReadyData> = (
  { expiresAt, firstName },
  { appName, link, say, language },
) => ({
  subject: say`Your personal data from ${appName} is ready`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`The archive with your personal data and files is ready. Sign in to download it until ${formatDay(expiresAt, 'UTC', { language })}. Then we delete it.`,
    say`If you didn’t request it, change your password and sign out your other devices.`,
  ],
  action: { label: say`Download the archive`, url: link('/settings', null) },
  note: say`You’re receiving this email because your personal data was requested at ${appName}.`,
});
