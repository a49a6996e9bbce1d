/** Tab Danger Zone of the institution's settings, and the screen of a closed institution. */

export const institutionExport = {
  title: 'Alles exportieren',
  description:
    'Ein ZIP-Archiv mit jeder Tabelle als Zeilen in JSON und jeder hochgeladenen Datei. Es enthält keine Passwörter, Tokens oder anderen Geheimnisse.',
  privacy:
    'Es enthält personenbezogene Daten aller Mitglieder, auch private Nachrichten. Bewahren Sie es sicher auf.',
  start: 'Export starten',
  again: 'Weiteren Export starten',
  queued: 'Wartet, bis es an der Reihe ist…',
  running: 'Ihre Daten werden gesammelt',
  percent: (percent: number) =>
    `${percent}\u00a0% fertig. Sie können diese Seite verlassen: Wir schreiben Ihnen, sobald es bereit ist.`,
  cancel: 'Export abbrechen',
  notCancelled: 'Wir konnten den Export nicht abbrechen. Bitte versuchen Sie es erneut.',
  ready: 'Ihr Archiv ist bereit',
  contents: (rows: string, files: string, size: string) => `Zeilen: ${rows} · Dateien: ${files} · ${size}`,
  until: (day: string) => `Herunterladen können Sie es bis zum ${day}. Danach löschen wir es.`,
  download: 'Archiv herunterladen',
  notDownloaded: 'Wir konnten das Archiv nicht herunterladen. Bitte versuchen Sie es erneut.',
  cancelled: 'Der letzte Export wurde abgebrochen.',
  failed: 'Der letzte Export ist fehlgeschlagen',
  expired: 'Das letzte Archiv wurde nach 7 Tagen gelöscht.',
  notStarted: 'Wir konnten den Export nicht starten. Bitte versuchen Sie es erneut.',
  loadFailed: 'Wir konnten Ihre Exporte nicht laden.',
};

export const dangerZone = {
  title: 'Institution schließen',
  description: 'Endgültig, nach 30 Tagen Bedenkzeit.',
  ownerOnly: 'Nur die Inhaberin oder der Inhaber kann alles exportieren oder die Institution schließen.',
  effects: [
    'Mitglieder, API-Tokens und Webhooks werden sofort gesperrt. Nur Sie können sich hier anmelden.',
    'Ihre öffentlichen Seiten, Kurse und Kohorten sind für niemanden sichtbar. Zertifikate bleiben gültig, bis die Daten gelöscht werden.',
    'Ihr Tarif wird nicht berechnet, und offene Zahlungen und Erstattungen werden abgewickelt.',
    'Nach 30 Tagen werden alle Daten und Dateien gelöscht. Sie lassen sich nicht wiederherstellen.',
  ],
  close: 'Institution schließen',
  dialogTitle: (name: string) => `${name} schließen?`,
  dialogText: (day: string) =>
    `Am ${day} wird alles darin gelöscht. Bis dahin können Sie sich anmelden, um sie wieder zu öffnen oder Ihre Daten zu exportieren.`,
  name: 'Name der Institution',
  nameHint: (name: string) => `Geben Sie zur Bestätigung ${name} ein.`,
  password: 'Ihr Passwort',
  code: 'Sicherheitscode',
  codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  failed: 'Wir konnten die Institution nicht schließen. Bitte versuchen Sie es erneut.',
  loadFailed: 'Wir konnten diesen Reiter nicht laden.',
};

export const closedInstitution = {
  title: (name: string) => `${name} ist geschlossen`,
  text: (day: string) => `Am ${day} löschen wir alle Daten und Dateien. Bis dahin bleibt alles, wie es war.`,
  daysLeft: (days: number) => (days === 1 ? 'Noch 1 Tag' : `Noch ${days} Tage`),
  reopen: 'Wieder öffnen',
  reopened: (name: string) => `${name} ist wieder geöffnet`,
  notReopened: 'Wir konnten die Institution nicht wieder öffnen. Bitte versuchen Sie es erneut.',
  loadFailed: 'Wir konnten diese Seite nicht laden.',
};

export const otherInstitutions = { title: 'Oder gehen Sie zu einer anderen Ihrer Institutionen:' };
