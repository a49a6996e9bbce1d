import type { DomainFailingData } from './domain-failing.ts';
import { greet, type Template } from './template.ts';

export type DomainDisabledData = DomainFailingData;

export const domainDisabled: Template<DomainDisabledData> = (data, { appName, link, say }) => ({
  subject: say`${data.host} was disabled`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`A DNS record of ${data.host} was missing for ${data.days} days, so this host no longer leads to ${data.institution}. Everyone finds it at its other address.`,
    say`Set the records again to enable it.`,
  ],
  action: { label: say`See the records`, url: link('/isettings?tab=branding', data.namespace) },
  note: say`You’re receiving this email because you own ${data.institution} at ${appName}.`,
});
