import type { DomainFailingData } from './domain-failing.ts';
import { greet, type Template } from './template.ts';

export type DomainDisabledData = DomainFailingData;

export const domainDisabled: Template<DomainDisabledData> = (data, { appName, link }) => ({
  subject: `${data.host} was disabled`,
  greeting: greet(data.firstName),
  paragraphs: [
    `A DNS record of ${data.host} was missing for ${data.days} days, so this host no longer leads to ${data.institution}. Everyone finds it at its other address.`,
    'Set the records again to enable it.',
  ],
  action: { label: 'See the records', url: link('/isettings?tab=branding', data.namespace) },
  note: `You’re receiving this email because you own ${data.institution} at ${appName}.`,
});
