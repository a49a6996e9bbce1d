import { formatDay } from './moment.ts';
import { greet, type Template } from './template.ts';

export interface ExportReadyData {
  institution: string;
  /** Namespace of its host. Null for the root host. */
  host: string | null;
  /** Time at which the archive is deleted (ISO 8601). */
  expiresAt: string;
  firstName?: string;
}

export const exportReady: Template<ExportReadyData> = (
  { institution, host, expiresAt, firstName },
  { appName, link, say, language },
) => ({
  subject: say`Your export of ${institution} is ready`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`The archive with all data and files of ${institution} is ready. Sign in to download it until ${formatDay(expiresAt, 'UTC', { language })}. Then we delete it.`,
    say`It has personal data of all members, private messages included. Keep it in a safe place.`,
  ],
  action: { label: say`Download the archive`, url: link('/isettings?tab=danger', host) },
  note: say`You’re receiving this email because you requested an export of ${institution} at ${appName}.`,
});
