import type { ImportKind, ImportStatus } from '../enums.generated.ts';
import { formatCount } from '../formatting.ts';

/** Columns that an import recognizes. */
type Field = 'email' | 'firstName' | 'lastName' | 'cohort' | 'role';

export const importForm = {
  title: 'CSV-Datei importieren',
  description:
    'Die erste Zeile nennt die Spalten auf Englisch: email und nach Wunsch first name, last name, cohort und role. Bis zu 100.000 Zeilen.',
  drop: 'CSV-Datei hier ablegen oder',
  dropNow: 'Jetzt ablegen.',
  choose: 'Datei wählen',
  another: 'Andere Datei wählen',
  sample: 'Beispiel herunterladen',
  hint: '.csv, bis zu 10 MB.',
  reading: 'Die Datei wird gelesen…',
  encoding: 'Zeichensatz',
  encodings: { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'windows-1252': 'Windows (Westeuropa)' },
  preview: 'Erste Zeilen der Datei',
  previewOf: (name: string) => `Vorschau von ${name}`,
  rows: (rows: string, good: number) => `${rows}, davon ${formatCount(good)} gültig.`,
  line: 'Zeile',
  columns: {
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    cohort: 'Kohorte',
    role: 'Rolle',
  } satisfies Record<Field, string>,
  unreadable: 'Diese Datei ist nicht lesbar',
  place: (line: number, column: string | null) =>
    column ? `Zeile ${line}, Spalte ${column}` : `Zeile ${line}`,
  problems: (rows: string) => `Nicht importierbar und übersprungen: ${rows}`,
  moreProblems: (count: number) => `Und ${formatCount(count)} weitere.`,
  kind: 'Was geschehen soll',
  kinds: {
    STUDENTS: 'Alle einladen, die noch nicht Mitglied sind',
    ENROLLMENTS: 'Mitglieder in eine Kohorte einschreiben und alle anderen dazu einladen',
  } satisfies Record<ImportKind, string>,
  cohort: 'Kohorte',
  cohortHint: 'Für Zeilen, die keine nennen.',
  noCohort: 'Keine Kohorte',
  chooseCohort: 'Kohorte wählen',
  message: 'Nachricht',
  messageHint: 'Optional. Steht in jeder Einladung.',
  start: 'Import starten',
  uploading: 'Die Datei wird hochgeladen',
  cancelUpload: 'Hochladen abbrechen',
  failed: 'Der Import konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  nothing: 'Keine Zeile dieser Datei lässt sich importieren.',
};

export const importRun = {
  progress: 'Fortschritt des Imports',
  percent: (percent: number) => `${percent}\u00a0%`,
  statuses: {
    QUEUED: 'Wartet',
    RUNNING: 'Läuft',
    DONE: 'Fertig',
    CANCELLED: 'Abgebrochen',
    FAILED: 'Fehlgeschlagen',
  } satisfies Record<ImportStatus, string>,
  state: {
    QUEUED: 'Ein anderer Import läuft. Dieser beginnt danach.',
    RUNNING: 'Sie können diese Seite verlassen. Wir benachrichtigen Sie, wenn der Import fertig ist.',
    DONE: 'Der Import ist fertig.',
    CANCELLED: 'Der Import wurde abgebrochen. Was bis dahin erledigt war, bleibt.',
    FAILED: 'Der Import wurde unterbrochen. Was bis dahin erledigt war, bleibt.',
  } satisfies Record<ImportStatus, string>,
  title: (file: string) => `Import von ${file}`,
  counts: 'Ergebnis des Imports',
  rows: 'Gelesene Zeilen',
  invited: 'Eingeladen',
  enrolled: 'Eingeschrieben',
  unchanged: 'Schon vorhanden',
  failedRows: 'Fehlgeschlagen',
  mails:
    'Einladungen werden der Reihe nach per E-Mail gesendet, bis zu 400 am Tag. Wartende stehen in den Einstellungen.',
  cancel: 'Import abbrechen',
  goOn: 'Weiter importieren',
  cancelTitle: 'Diesen Import abbrechen?',
  cancelText:
    'Wer schon eingeladen oder eingeschrieben ist, bleibt es. Der Rest der Datei wird nicht importiert.',
  cancelFailed: 'Der Import konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
  another: 'Weitere Datei importieren',
  errors: 'Fehlgeschlagene Zeilen',
  line: 'Zeile',
  column: 'Spalte',
  value: 'Wert',
  problem: 'Problem',
  kept: (count: number) => `Nur die ersten ${formatCount(count)} sind aufgeführt.`,
  notFound: 'Diesen Import gibt es nicht.',
  loadFailed: 'Der Import konnte nicht geladen werden.',
  export: {
    start: 'Als CSV herunterladen',
    running: 'Die fehlgeschlagenen Zeilen werden heruntergeladen',
    cancel: 'Abbrechen',
    failed: 'Die Zeilen konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
    percent: (percent: number) => `${percent}\u00a0%`,
    done: (lines: number) => `${formatCount(lines)} ${lines === 1 ? 'Zeile' : 'Zeilen'} heruntergeladen.`,
  },
};

export const imports = {
  title: 'Frühere Importe',
  description: 'Importe Ihrer Institution, neueste zuerst.',
  failed: 'Die Importe konnten nicht geladen werden.',
  empty: 'Noch keine Importe.',
  file: 'Datei',
  status: 'Status',
  rows: 'Zeilen',
  invited: 'Eingeladen',
  enrolled: 'Eingeschrieben',
  failedRows: 'Fehlgeschlagen',
  started: 'Gestartet',
  by: (name: string) => `von ${name}`,
};
