/** Tab Danger Zone of the institution's settings, and the screen of a closed institution. */

export const institutionExport = {
  title: 'Export everything',
  description:
    'One ZIP archive with every table as lines of JSON and every uploaded file. It has no passwords, tokens or other secrets.',
  privacy: 'It has personal data of all members, private messages included. Keep it in a safe place.',
  start: 'Start Export',
  again: 'Start Another Export',
  queued: 'Waiting for its turn…',
  running: 'Collecting your data',
  percent: (percent: number) => `${percent}% done. You can leave this page: we’ll email you when it’s ready.`,
  cancel: 'Cancel Export',
  notCancelled: 'We couldn’t cancel the export. Please try again.',
  ready: 'Your archive is ready',
  contents: (rows: string, files: string, size: string) => `${rows} rows and ${files} files, ${size}`,
  until: (day: string) => `You can download it until ${day}. Then we delete it.`,
  download: 'Download Archive',
  notDownloaded: 'We couldn’t download the archive. Please try again.',
  cancelled: 'The last export was cancelled.',
  failed: 'The last export failed',
  expired: 'The last archive was deleted after 7 days.',
  notStarted: 'We couldn’t start the export. Please try again.',
  loadFailed: 'We couldn’t load your exports.',
};

export const dangerZone = {
  title: 'Close the institution',
  description: 'For good, after 30 days in which you can change your mind.',
  ownerOnly: 'Only the owner can export everything or close the institution.',
  effects: [
    'Members, API tokens and webhooks are blocked at once. Only you can sign in here.',
    'Your public pages, courses and cohorts aren’t visible to anyone. Certificates stay valid until the data is erased.',
    'Nothing is charged for your plan, and open payments and refunds are settled.',
    'After 30 days, all data and files are erased. They can’t be restored.',
  ],
  close: 'Close Institution',
  dialogTitle: (name: string) => `Close ${name}?`,
  dialogText: (day: string) =>
    `On ${day} everything in it is erased. Until then you can sign in to reopen it or to export your data.`,
  name: 'Name of the institution',
  nameHint: (name: string) => `Type ${name} to confirm.`,
  password: 'Your password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  failed: 'We couldn’t close the institution. Please try again.',
  loadFailed: 'We couldn’t load this tab.',
};

export const closedInstitution = {
  title: (name: string) => `${name} is closed`,
  text: (day: string) => `On ${day} we erase all of its data and files. Until then it’s kept as it was.`,
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  reopen: 'Reopen',
  reopened: (name: string) => `${name} is open again`,
  notReopened: 'We couldn’t reopen the institution. Please try again.',
  loadFailed: 'We couldn’t load this page.',
};

export const otherInstitutions = { title: 'Or go to another of your institutions:' };
