import { greet, type Template } from './template.ts';

export interface WebhookDisabledData {
  host: string;
  institution: string;
  namespace: string;
  firstName?: string;
  days: number;
}

export const webhookDisabled: Template<WebhookDisabledData> = (data, { appName, link }) => ({
  subject: `A webhook of ${data.institution} was disabled`,
  greeting: greet(data.firstName),
  paragraphs: [
    `Nothing that was sent to the webhook endpoint at ${data.host} has arrived for more than ${data.days} days, so it was disabled.`,
    'The delivery log shows the responses of the endpoint. Once it works again, enable it. Events from the time in between are not sent automatically.',
  ],
  action: { label: 'See the delivery log', url: link('/isettings?tab=integrations', data.namespace) },
  note: `You get this mail because you manage ${data.institution} at ${appName}.`,
});
