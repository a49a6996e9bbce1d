import type { CertificateStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

const people = (count: number) => `${count} ${count === 1 ? 'Person' : 'Personen'}`;

export const students = {
  title: 'Lernende',
  description: 'Lernende der Institution mit den Kursen ihrer Kohorten.',
  list: 'Lernende',
  empty: 'Keine Lernenden vorhanden',
  emptyHint: 'Laden Sie Lernende ein, oder lassen Sie sie durch Registrierung beitreten.',
  noMatch: 'Niemand passt zu diesen Filtern.',
  failed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  search: 'Nach Name oder E-Mail suchen',
  cohort: 'Kohorte',
  allCohorts: 'Alle Kohorten',
  name: 'Name',
  courses: 'Kurse',
  joined: 'Beigetreten',
  lastSeen: 'Zuletzt gesehen',
  never: 'Nie',
  actions: 'Aktionen',
  add: 'Lernende hinzufügen',
  enroll: 'Einschreiben',
  enrollNamed: (name: string) => `${name} einschreiben`,
  export: {
    start: 'CSV exportieren',
    running: 'Die Lernenden werden exportiert',
    cancel: 'Export abbrechen',
    failed: 'Die Lernenden konnten nicht exportiert werden. Bitte versuchen Sie es erneut.',
    percent: (percent: number) => `Export läuft, ${percent}\u00a0%`,
    done: (lines: number) => `${people(lines)} exportiert.`,
  },
};

export const cohortSelect = {
  search: 'Kohorten suchen',
  noMatch: 'Keine wählbare Kohorte passt.',
  found: (count: number) => `${formatPlural(count, 'Kohorte', 'Kohorten')} gefunden.`,
};

export const enrollIn = {
  title: 'In eine Kohorte einschreiben',
  cohort: 'Kohorte',
  choose: 'Kohorte wählen',
  none: 'Keine veröffentlichte Kohorte ist offen. Veröffentlichen Sie zuerst eine.',
  failed: 'Die Kohorten konnten nicht geladen werden.',
  about: (count: number) =>
    `Mit Benachrichtigung eingeschrieben: ${people(count)}. Ein Platz mit Preis ist bis zur Zahlung reserviert. Bei einer vollen Kohorte geht es auf die Warteliste.`,
  submit: 'Einschreiben',
  done: (count: number) => `${people(count)} eingeschrieben oder auf der Warteliste.`,
};

export const studentPage = {
  notFound: 'Diese Person ist nicht verfügbar',
  notFoundHint: 'Die Person hat die Institution verlassen oder ist in keiner Ihrer Kohorten.',
  failed: 'Diese Person konnte nicht geladen werden.',
  back: 'Zurück zu den Lernenden',
  profile: 'Profil ansehen',
  record: 'Lernakte',
  facts: 'Angaben',
  email: 'E-Mail',
  phone: 'Telefon',
  joined: 'Beigetreten',
  lastSeen: 'Zuletzt gesehen',
  courses: 'Kurse',
  removed: 'Entfernt',
  enrollments: 'Einschreibungen',
  noEnrollments: 'Noch keine Einschreibungen.',
  submissions: 'Abgaben',
  noSubmissions: 'Noch keine Abgaben.',
  activity: 'Aktivität',
  course: 'Kurs',
  submitted: 'Abgegeben',
  result: 'Ergebnis',
  attendance: 'Anwesenheit',
  noAttendance: 'Keine Anwesenheit erfasst.',
  session: 'Termin',
  date: 'Datum',
  cohort: 'Kohorte',
  status: 'Status',
  certificates: 'Zertifikate',
  noCertificates: 'Noch keine Zertifikate.',
  grade: 'Note',
  statuses: { PENDING: 'Ausstehend', ISSUED: 'Ausgestellt', REVOKED: 'Widerrufen' } satisfies Record<
    CertificateStatus,
    string
  >,
};

export const enrollments = {
  title: 'Einschreibungen',
  description: 'Plätze, Wartelisten und frühere Einschreibungen in allen Kohorten.',
  list: 'Einschreibungen',
  new: 'Neue Einschreibung',
  search: 'Nach Name suchen',
  status: 'Status',
  allStatuses: 'Jeder Status',
  empty: 'Noch keine Einschreibungen.',
  emptyHint: 'Lernende erscheinen hier, wenn sie sich einschreiben.',
  noMatch: 'Keine Einschreibungen passen zu diesen Filtern.',
  failed: 'Die Einschreibungen konnten nicht geladen werden.',
  cohort: 'Kohorte',
  movedFrom: (cohort: string) => `Verschoben aus ${cohort}`,
  payment: 'Zahlung',
  free: 'Kostenlos',
  due: (amount: string) => `${amount} offen`,
  paid: (amount: string) => `${amount} bezahlt`,
  export: {
    start: 'CSV exportieren',
    running: 'Die Einschreibungen werden exportiert',
    cancel: 'Export abbrechen',
    failed: 'Die Einschreibungen konnten nicht exportiert werden. Bitte versuchen Sie es erneut.',
    percent: (percent: number) => `Export läuft, ${percent}\u00a0%`,
    done: (lines: number) => `${lines} ${lines === 1 ? 'Einschreibung' : 'Einschreibungen'} exportiert.`,
  },
};

export const newEnrollment = {
  title: 'Neue Einschreibung',
  description: 'Schreiben Sie Lernende der Institution in eine Kohorte ein. Sie werden benachrichtigt.',
  cohort: 'Kohorte',
  cohortHint: 'Veröffentlichte Kohorten, die noch laufen oder beginnen. Volle haben eine Warteliste.',
  student: 'Lernende',
  chooseFirst: 'Wählen Sie zuerst eine Kohorte.',
  toCohorts: 'Zu den Kohorten',
};

export const newStudent = {
  title: 'Lernende hinzufügen',
  description: 'Alle erhalten eine E-Mail mit einem Link, der einmal gilt, 14 Tage lang.',
  ways: 'Wege, Lernende hinzuzufügen',
  person: 'Eine Person',
  paste: 'Adressen einfügen',
  file: 'Datei importieren',
};
