import { greet, type Template } from './template.ts';

export interface WebhookDisabledData {
  host: string;
  institution: string;
  namespace: string;
  firstName?: string;
  days: number;
}

export const webhookDisabled: Template<WebhookDisabledData> = (data, { appName, link, say }) => ({
  subject: say`A webhook of ${data.institution} was disabled`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`We couldn’t deliver any event to the webhook endpoint at ${data.host} for more than ${data.days} days, so we disabled it.`,
    say`See the delivery log for its responses. Enable the endpoint once it works again; events from that time aren’t resent automatically.`,
  ],
  action: { label: say`See the delivery log`, url: link('/isettings?tab=integrations', data.namespace) },
  note: say`You’re receiving this email because you manage ${data.institution} at ${appName}.`,
});
