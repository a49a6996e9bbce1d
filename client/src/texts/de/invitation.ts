import type { MemberInvitationStatus, Role } from '../enums.generated.ts';

/** Roles as what people are invited to: „zum Lernen“. */
const asRole = { STUDENT: 'zum Lernen', INSTRUCTOR: 'als Lehrkraft', ADMIN: 'als Admin' } satisfies Record<
  Role,
  string
>;

export const receivedInvitation = {
  title: (institution: string) => `${institution} beitreten`,
  text: (inviter: string, role: Role, cohort: string | null) =>
    `${inviter} lädt Sie ${asRole[role]}${cohort === null ? '' : ` in „${cohort}“`} ein.`,
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen.',
  register: 'Konto erstellen und beitreten',
  registerFailed: 'Ihr Konto konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  haveAccount: 'Haben Sie schon ein Konto?',
  signIn: 'Zum Annehmen anmelden',
  signedInAs: (email: string) => `Sie sind als ${email} angemeldet.`,
  accept: 'Einladung annehmen',
  acceptFailed: 'Die Einladung konnte nicht angenommen werden. Bitte versuchen Sie es erneut.',
  otherAccount: 'Abmelden und anderes Konto verwenden',
  verifyFirst: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  verify: 'E-Mail-Adresse bestätigen',
  joined: (institution: string) => `Willkommen bei ${institution}!`,
  unknown: 'Diese Einladung gilt nicht mehr',
  unknownHint:
    'Sie wurde schon verwendet, durch eine neuere ersetzt oder ist abgelaufen. Wenn Sie schon angenommen haben, melden Sie sich an. Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
  toSignIn: 'Anmelden',
  failed: 'Die Einladung konnte nicht geladen werden.',
};

export const memberInvitations = {
  title: 'Einladungen',
  description: 'Laden Sie per E-Mail ein. Jeder Link gilt einmal, 14 Tage lang.',
  list: 'Offene Einladungen',
  failed: 'Die Einladungen konnten nicht geladen werden.',
  empty: 'Keine offenen Einladungen.',
  emptyHint: 'Laden Sie Lernende direkt in eine Kohorte ein oder andere zum Lehren und Verwalten.',
  invite: 'Personen einladen',
  statuses: {
    WAITING: 'Noch nicht gesendet',
    OPEN: 'Offen',
    ACCEPTED: 'Angenommen',
    CANCELLED: 'Zurückgezogen',
    EXPIRED: 'Abgelaufen',
  } satisfies Record<MemberInvitationStatus, string>,
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  actions: 'Aktionen',
  cohort: 'Kohorte',
  sent: 'Gesendet',
  by: (name: string) => `von ${name}`,
  expires: 'Läuft ab',
  resend: 'Erneut senden',
  sendNow: 'Jetzt senden',
  sendNowNamed: (email: string) => `Einladung an ${email} jetzt senden`,
  status: 'Status',
  waiting: (invitations: string) => `Noch nicht gesendet: ${invitations}.`,
  waitingHint:
    'Wir senden bis zu 400 importierte Einladungen am Tag, in der Reihenfolge der Datei. Der Rest folgt automatisch.',
  noWaiting: 'Alle Einladungen sind gesendet.',
  fromFile: 'Aus Datei importieren',
  resendNamed: (email: string) => `Einladung an ${email} erneut senden`,
  resent: (email: string) => `Wir haben einen neuen Link an ${email} gesendet.`,
  resendFailed: 'Die Einladung konnte nicht erneut gesendet werden. Bitte versuchen Sie es erneut.',
  cancelNamed: (email: string) => `Einladung an ${email} zurückziehen`,
  cancelled: (email: string) => `Die Einladung an ${email} wurde zurückgezogen.`,
  cancelFailed: 'Die Einladung konnte nicht zurückgezogen werden. Bitte versuchen Sie es erneut.',
  resentMany: (count: number) => `${count} ${count === 1 ? 'Einladung' : 'Einladungen'} erneut gesendet.`,
  cancelMany: 'Einladungen zurückziehen',
  cancelManyText: (count: number) =>
    count === 1
      ? 'Der Link in der E-Mail gilt dann sofort nicht mehr.'
      : `Die Links in diesen ${count} E-Mails gelten dann sofort nicht mehr.`,
  cancelledMany: (count: number) => `${count} ${count === 1 ? 'Einladung' : 'Einladungen'} zurückgezogen.`,
};

export const inviteForm = {
  title: 'Personen einladen',
  email: 'E-Mail-Adresse',
  firstName: 'Vorname',
  lastName: 'Nachname',
  namesHint: 'Optional. Bei der Registrierung schon ausgefüllt.',
  submitOne: 'Einladung senden',
  emails: 'E-Mail-Adressen',
  emailsHint: 'Eine pro Zeile, bis zu 100.',
  missing: 'Geben Sie mindestens eine E-Mail-Adresse ein.',
  tooMany: 'Sie können bis zu 100 Personen auf einmal einladen.',
  role: 'Rolle',
  cohort: 'Kohorte',
  cohortHint: 'Wer annimmt, erhält einen Platz oder kommt auf die Warteliste.',
  noCohort: 'Keine Kohorte',
  message: 'Nachricht',
  messageHint: 'Optional. Steht in jeder E-Mail.',
  submit: 'Einladungen senden',
  sent: (people: string) => `${people} eingeladen.`,
  someFailed: 'Diese Personen konnten nicht eingeladen werden:',
  alreadyInvited: 'wurde in der letzten Stunde eingeladen.',
  problem: (email: string, message: string) => `${email}: ${message}`,
  failed: 'Die Einladungen konnten nicht gesendet werden. Bitte versuchen Sie es erneut.',
};
