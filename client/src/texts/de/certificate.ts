import type { CertificateStatus } from '../enums.generated.ts';

export const certificates = {
  title: 'Zertifikate',
  studentDescription: 'Ihre Zertifikate, zum Herunterladen und Teilen.',
  teacherDescription: 'Zertifikate für alle, die Ihre Kurse abgeschlossen haben.',
  failed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  search: 'Zertifikate suchen',
  clear: 'Suche zurücksetzen',
  noMatch: 'Keine Zertifikate passen zu Ihrer Suche.',
  empty: 'Sie haben noch keine Zertifikate.',
  emptyHint: 'Sie erhalten eines für jeden Kurs, den Sie abschließen. Der Kurs sagt, was dafür nötig ist.',
  browse: 'Kohorten ansehen',
  filter: 'Zertifikate filtern',
  statuses: { PENDING: 'Ausstehend', ISSUED: 'Ausgestellt', REVOKED: 'Widerrufen' } satisfies Record<
    CertificateStatus,
    string
  >,
  tabs: { PENDING: 'Auszustellen', ISSUED: 'Ausgestellt', REVOKED: 'Widerrufen' } satisfies Record<
    CertificateStatus,
    string
  >,
  nonePending: 'Noch nichts auszustellen.',
  nonePendingHint: 'Wenn eine Ihrer Kohorten endet, erscheinen hier ihre Zertifikate.',
  noneIssued: 'Noch keine Zertifikate ausgestellt.',
  noneRevoked: 'Keine widerrufenen Zertifikate.',
  pendingHint: 'Ihre Lehrkraft muss es noch ausstellen.',
  grade: 'Note',
  issued: 'Ausgestellt',
  number: 'Nummer',
  institution: 'Institution',
  cohort: 'Kohorte',
  download: 'Herunterladen',
  downloadNamed: (course: string) => `Zertifikat für ${course} herunterladen`,
  downloadOf: (student: string, course: string) => `Zertifikat von ${student} für ${course} herunterladen`,
  downloadFailed: 'Das Zertifikat konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  verificationLink: 'Link zur Prüfung',
  progressOf: (percent: number) => `${percent}\u00a0% der Lektionen abgeschlossen`,
  issue: 'Ausstellen',
  issueNamed: (student: string, course: string) => `Zertifikat von ${student} für ${course} ausstellen`,
  issueAll: 'Alle ausstellen',
  issueAllNamed: (cohort: string) => `Alle Zertifikate für ${cohort} ausstellen`,
  issueAllTitle: 'Alle Zertifikate ausstellen?',
  issueAllText: (cohort: string) =>
    `Alle, die ${cohort} abgeschlossen haben, erhalten ein Zertifikat (ohne Note) und eine Benachrichtigung. Das lässt sich nicht rückgängig machen.`,
  issuedAll: (count: string) => `${count} ausgestellt.`,
  issueFailed: 'Das Zertifikat konnte nicht ausgestellt werden. Bitte versuchen Sie es erneut.',
  issueAgain: 'Erneut ausstellen',
  issueAgainNamed: (student: string, course: string) =>
    `Zertifikat von ${student} für ${course} erneut ausstellen`,
  revoked: 'Widerrufen',
  reason: (reason: string) => `Grund: ${reason}`,
  actionsOf: (student: string, course: string) => `Aktionen: Zertifikat von ${student} für ${course}`,
  share: 'Teilen',
  shareNamed: (course: string) => `Zertifikat für ${course} teilen`,
  linkedIn: 'Zum LinkedIn-Profil hinzufügen',
  badge: 'Digitales Abzeichen herunterladen',
};

export const issueCertificate = {
  title: 'Zertifikat ausstellen',
  text: (student: string, course: string) =>
    `Wir stellen das Zertifikat „${course}“ für ${student} aus und senden eine Benachrichtigung. Das lässt sich nicht rückgängig machen.`,
  grade: 'Note',
  gradeHint: 'Optional. Steht auf dem Zertifikat, z.\u00a0B. „1,3“ oder „92\u00a0%“.',
  submit: 'Zertifikat ausstellen',
  done: (student: string) => `Das Zertifikat von ${student} wurde ausgestellt.`,
};

export const certificateCheck = {
  title: 'Zertifikat prüfen',
  text: 'Geben Sie die Nummer ein, die auf dem Zertifikat steht.',
  number: 'Zertifikatsnummer',
  placeholder: 'M3KX-7W0P-QD5T',
  submit: 'Prüfen',
  valid: 'Dieses Zertifikat ist gültig.',
  revoked: 'Dieses Zertifikat wurde widerrufen.',
  revokedText: (student: string, course: string) =>
    `${student} hatte ein Zertifikat für den Kurs „${course}“. Es ist nicht mehr gültig.`,
  revokedAt: 'Widerrufen',
  reason: 'Grund',
  language: 'Sprache',
  badge: 'Digitales Abzeichen herunterladen',
  badgeHint: 'Eine signierte Datei (Open Badges 3.0) für digitale Wallets.',
  certifies: (student: string, course: string) => `${student} hat den Kurs „${course}“ abgeschlossen.`,
  unknown: 'Es gibt kein Zertifikat mit dieser Nummer.',
  unknownHint: 'Prüfen Sie die Nummer auf dem Zertifikat. Sie hat 12 Buchstaben und Ziffern.',
  another: 'Weiteres prüfen',
  failed: 'Die Nummer konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
};
