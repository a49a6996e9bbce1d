export const webhooks = {
  title: 'Webhooks',
  description:
    'Tell other systems what happens here: each event is posted to the addresses that ask for it, signed.',
  add: 'Add Endpoint',
  empty: 'No webhook endpoints yet.',
  emptyHint: 'Add the address of a system that should hear of enrollments, cohorts and courses.',
  failed: 'The webhooks could not be loaded.',
  list: 'Webhook endpoints',
  enabled: 'Enabled',
  disabled: 'Disabled',
  failing: 'Failing',
  failingSince: (moment: string) => `Nothing has arrived since ${moment}.`,
  givenUpAt: (moment: string) =>
    `Disabled on ${moment}, because nothing had arrived for days. Enable it once the endpoint works again.`,
  formerSecret: (moment: string) => `The former secret signs beside the new one until ${moment}.`,
  log: 'Delivery Log',
  test: 'Send Test Event',
  testSent: 'A test event is on its way.',
  edit: 'Edit',
  more: (url: string) => `More for ${url}`,
  rotate: 'Rotate Secret',
  enable: 'Enable',
  disable: 'Disable',
  delete: 'Delete',
  wasEnabled: 'The endpoint is enabled.',
  wasDisabled: 'The endpoint is disabled.',
  wasDeleted: 'The endpoint was deleted.',
  actFailed: 'That did not work. Please try again.',
  deleteTitle: 'Delete this endpoint?',
  deleteText: (url: string) =>
    `Nothing is sent to ${url} any more, and its delivery log is gone. This cannot be undone.`,
  rotateTitle: 'Rotate the secret?',
  rotateText:
    'You get a new secret. For 24 hours events are signed with both, so that you can change over without losing any.',
};

export const webhookForm = {
  addTitle: 'Add Endpoint',
  editTitle: 'Edit Endpoint',
  url: 'Endpoint URL',
  urlHint: 'An address with https:// that can be reached from the internet.',
  description: 'Description',
  descriptionHint: 'What it is for. Optional.',
  events: 'Events to send',
  add: 'Add Endpoint',
  save: 'Save Changes',
  saved: 'The endpoint was saved.',
  failed: 'The endpoint could not be saved. Please try again.',
};

export const webhookSecret = {
  title: 'Signing Secret',
  text: 'Copy it now and keep it where your system can read it: it is not shown again. It proves that what arrives is from here.',
  label: 'Secret',
  copy: 'Copy Secret',
  done: 'I Have Copied It',
};

export const webhookLog = {
  title: 'Delivery Log',
  list: 'Deliveries',
  empty: 'Nothing was sent yet.',
  emptyHint: 'Events show here as they happen. A test event shows whether the endpoint works.',
  failed: 'The deliveries could not be loaded.',
  statuses: { PENDING: 'Pending', SUCCEEDED: 'Succeeded', FAILED: 'Failed' },
  tries: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  nextTry: (moment: string) => `Next try: ${moment}`,
  attempts: 'Attempts',
  answered: (status: number) => `Answered ${status}`,
  took: (milliseconds: number) => `${milliseconds} ms`,
  payload: 'Payload',
  id: 'Event',
  redeliver: 'Redeliver',
  redelivered: 'The event is sent again.',
};
