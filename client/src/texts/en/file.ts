export const attachments = {
  choose: 'Choose Files',
  drop: 'Drop files here, or',
  dropNow: 'Drop them here',
  kinds: (endings: string) => `${endings}, up to 10 MB each.`,
  list: 'Attached files',
  waiting: 'Waiting…',
  percent: (percent: number) => `${percent}%`,
  uploading: (name: string) => `Uploading ${name}`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  retryShort: 'Retry',
  attached: (name: string) => `${name} attached.`,
  removed: (name: string) => `${name} removed.`,
  offline: 'The connection was lost. Try again when you’re back online.',
  failed: 'We couldn’t upload the file. Try again.',
  expired: 'Files are kept for a day until you submit. Attach this one again.',
};

export const fileKinds = { file: 'File', link: 'Link' };

export const fileDownload = {
  list: 'Files',
  download: (name: string) => `Download ${name}`,
  failed: 'We couldn’t download the file. Please try again.',
};
