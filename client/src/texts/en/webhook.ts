import type { WebhookDeliveryStatus } from '../enums.generated.ts';

export const webhooks = {
  title: 'Webhooks',
  description: 'Notify other systems when something happens. Events are signed and sent to your endpoints.',
  add: 'Add Endpoint',
  empty: 'No webhook endpoints yet.',
  emptyHint: 'Add a URL to receive enrollment, cohort and course events.',
  failed: 'We couldn’t load the webhooks.',
  list: 'Webhook endpoints',
  enabled: 'Enabled',
  disabled: 'Disabled',
  failing: 'Failing',
  failingSince: (moment: string) => `Failing since ${moment}.`,
  disabledAt: (moment: string) =>
    `Disabled on ${moment} after days of failures. Enable it once the endpoint works again.`,
  previousSecret: (moment: string) => `Events are also signed with the previous secret until ${moment}.`,
  log: 'Delivery Log',
  test: 'Send Test Event',
  testSent: 'We sent a test event.',
  edit: 'Edit',
  more: (url: string) => `More actions: ${url}`,
  rotate: 'Rotate Secret',
  enable: 'Enable',
  disable: 'Disable',
  delete: 'Delete',
  wasEnabled: 'Endpoint enabled.',
  wasDisabled: 'Endpoint disabled.',
  wasDeleted: 'Endpoint deleted.',
  actFailed: 'Something went wrong. Please try again.',
  deleteTitle: 'Delete this endpoint?',
  deleteText: (url: string) =>
    `${url} will stop receiving events, and its delivery log will be deleted. This can’t be undone.`,
  rotateTitle: 'Rotate the secret?',
  rotateText:
    'You’ll get a new secret. For 24 hours, events are signed with both, so you can switch without losing any.',
};

export const webhookForm = {
  addTitle: 'Add Endpoint',
  editTitle: 'Edit Endpoint',
  url: 'Endpoint URL',
  urlHint: 'Starts with https:// and can be reached from the internet.',
  description: 'Description',
  descriptionHint: 'Optional. What you’ll use it for.',
  events: 'Events to send',
  add: 'Add Endpoint',
  save: 'Save Changes',
  saved: 'Endpoint saved.',
  failed: 'We couldn’t save the endpoint. Please try again.',
};

export const webhookSecret = {
  title: 'Signing Secret',
  text: 'Copy this secret now. You won’t see it again. Use it to verify that events come from us.',
  label: 'Secret',
  copy: 'Copy Secret',
  done: 'Done',
};

export const webhookLog = {
  title: 'Delivery Log',
  list: 'Deliveries',
  empty: 'No events sent yet.',
  emptyHint: 'Events appear here as they’re sent. Send a test event to check your endpoint.',
  failed: 'We couldn’t load the deliveries.',
  statuses: { PENDING: 'Pending', SUCCEEDED: 'Succeeded', FAILED: 'Failed' } satisfies Record<
    WebhookDeliveryStatus,
    string
  >,
  tries: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  nextTry: (moment: string) => `Next attempt: ${moment}`,
  attempts: 'Attempts',
  answered: (status: number) => `Responded ${status}`,
  took: (milliseconds: number) => `${milliseconds} ms`,
  payload: 'Payload',
  id: 'Event',
  redeliver: 'Redeliver',
  redelivered: 'Event resent.',
};
