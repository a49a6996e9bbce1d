import { greet, type Template } from './template.ts';

export interface DomainFailingData {
  host: string;
  institution: string;
  namespace: string;
  firstName?: string;
  /** Days after which the host is disabled. */
  days: number;
}

export const domainFailing: Template<DomainFailingData> = (data, { appName, link, say }) => ({
  subject: say`A DNS record of ${data.host} is missing`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`${data.institution} is found at ${data.host}, but one of the DNS records of this host is missing or has another value.`,
    say`Set it again within ${data.days} days. After that, ${data.host} no longer leads to ${data.institution}.`,
  ],
  action: { label: say`See the records`, url: link('/isettings?tab=branding', data.namespace) },
  note: say`You’re receiving this email because you own ${data.institution} at ${appName}.`,
});
