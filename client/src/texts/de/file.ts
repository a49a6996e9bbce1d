export const attachments = {
  choose: 'Dateien wählen',
  drop: 'Dateien hier ablegen oder',
  dropNow: 'Hier ablegen',
  kinds: (endings: string) => `${endings}, je bis zu 10 MB.`,
  list: 'Angehängte Dateien',
  waiting: 'Wartet…',
  percent: (percent: number) => `${percent}\u00a0%`,
  uploading: (name: string) => `${name} wird hochgeladen`,
  cancel: (name: string) => `Hochladen von ${name} abbrechen`,
  remove: (name: string) => `${name} entfernen`,
  retry: (name: string) => `${name} erneut versuchen`,
  retryShort: 'Erneut versuchen',
  attached: (name: string) => `${name} angehängt.`,
  removed: (name: string) => `${name} entfernt.`,
  offline: 'Die Verbindung ist abgebrochen. Versuchen Sie es erneut, wenn Sie wieder online sind.',
  failed: 'Die Datei konnte nicht hochgeladen werden. Versuchen Sie es erneut.',
  expired: 'Bis zur Abgabe werden Dateien einen Tag aufbewahrt. Hängen Sie diese erneut an.',
};

export const fileKinds = { file: 'Datei', link: 'Link' };

export const fileDownload = {
  list: 'Dateien',
  download: (name: string) => `${name} herunterladen`,
  failed: 'Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
};
