export const login = {
  title: 'Bei Ihrem Konto anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  remember: 'Angemeldet bleiben',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  noAccount: 'Noch kein Konto?',
  createAccount: 'Konto erstellen',
  missing: 'E-Mail-Adresse oder Passwort fehlt',
  unauthorized: 'E-Mail-Adresse oder Passwort ist falsch',
  failed: 'Die Anmeldung ist fehlgeschlagen',
};

export const forgotPassword = {
  title: 'Passwort vergessen?',
  description: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link für ein neues Passwort.',
  email: 'E-Mail-Adresse',
  submit: 'Link senden',
  backToLogin: 'Zurück zur Anmeldung',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sent: (email: string) =>
    `Falls es ein Konto für ${email} gibt, haben wir einen Link zum Zurücksetzen des Passworts gesendet. Er gilt einmal und läuft in 30 Minuten ab.`,
  notReceived:
    'Nichts erhalten? Sehen Sie im Spam-Ordner nach, oder senden Sie den Link in einer Minute erneut.',
  sendAgain: 'Erneut senden',
  sentAgain: 'Wir haben einen neuen Link gesendet.',
  otherEmail: 'Andere E-Mail-Adresse verwenden',
};

export const signup = {
  title: 'Konto erstellen',
  haveAccount: 'Haben Sie schon ein Konto?',
  signIn: 'Anmelden',
  fullName: 'Vollständiger Name',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: '8 bis 24 Zeichen, mit Groß- und Kleinbuchstaben, einer Ziffer und einem Sonderzeichen.',
  specials: 'Erlaubte Sonderzeichen: ! @ # $ %',
  confirm: 'Passwort bestätigen',
  confirmHint: 'Muss mit dem ersten Passwort übereinstimmen.',
  submit: 'Registrieren',
  invalid: 'Ungültige Eingabe',
  taken: 'Diese E-Mail-Adresse ist bereits vergeben',
  failed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  agreement: [
    'Mit der Registrierung stimmen Sie unseren ',
    'Nutzungsbedingungen',
    ' und der ',
    'Datenschutzerklärung',
    ' zu.',
  ],
};

export const register = {
  title: 'Konto erstellen',
  chooseRole: 'Möchten Sie lernen oder lehren?',
  student: 'Lernen',
  studentHint: 'Kurse finden, Kohorten beitreten und mit anderen lernen.',
  teacher: 'Lehren',
  teacherHint: 'Kurse erstellen, Kohorten leiten und Ihre Institution ausbauen.',
  backToRoles: '← Zurück zur Auswahl',
  haveAccount: 'Haben Sie schon ein Konto?',
  signIn: 'Anmelden',
  firstName: 'Vorname',
  lastName: 'Nachname',
  institutionName: 'Name der Institution',
  institutionType: 'Art der Institution',
  types: { INDIVIDUAL: 'Einzelperson', ORGANIZATION: 'Organisation', OTHER: 'Andere' },
  namespace: 'Namensraum',
  /** The address is that of document 2, section 6: namespace.{host}. */
  namespaceHint: (address: string) => `Ihre Webadresse: ${address}. Sie können sie später nicht mehr ändern.`,
  checking: 'Verfügbarkeit wird geprüft…',
  available: 'Verfügbar',
  notAvailable: 'Nicht verfügbar',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Buchstaben, Ziffern und Sonderzeichen gemischt sind sicherer.',
  confirm: 'Passwort bestätigen',
  plan: (plan: string) => `Sie haben den Tarif ${plan} gewählt.`,
  planLater: 'Ihre Institution beginnt mit Free, bis wir den Tarif bestätigen.',
  changePlan: 'Ändern',
  submit: 'Konto erstellen',
  failed: 'Das Konto konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
};

export const verify = {
  title: 'E-Mail-Adresse bestätigen',
  sentTo: (email: string) => `Geben Sie den 6-stelligen Code ein, den wir an ${email} gesendet haben.`,
  confirm: (email: string) => `Bestätigen Sie, dass ${email} Ihre E-Mail-Adresse ist.`,
  enterBoth: 'Geben Sie Ihre E-Mail-Adresse und den 6-stelligen Code ein, den wir dorthin gesendet haben.',
  email: 'E-Mail-Adresse',
  submit: 'E-Mail-Adresse bestätigen',
  resend: 'Code erneut senden',
  verified: 'E-Mail-Adresse bestätigt! Weiter zum nächsten Schritt…',
  verifiedToast: 'Ihre E-Mail-Adresse wurde bestätigt',
  failed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  resent: 'Wir haben Ihnen einen neuen Code per E-Mail gesendet.',
  resendFailed: 'Der Code konnte nicht erneut gesendet werden. Bitte versuchen Sie es erneut.',
};

export const passwordSettings = {
  title: 'Passwort',
  description: 'Wenn Sie Ihr Passwort ändern, werden Sie überall sonst abgemeldet.',
  current: 'Aktuelles Passwort',
  new: 'Neues Passwort',
  confirm: 'Neues Passwort bestätigen',
  submit: 'Passwort ändern',
  changed: 'Ihr Passwort wurde geändert. Sie sind überall sonst abgemeldet.',
  failed: 'Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
};

export const sessionSettings = {
  title: 'Wo Sie angemeldet sind',
  description: 'Ein Gerät kommt Ihnen fremd vor? Melden Sie es ab, und ändern Sie Ihr Passwort.',
  failed: 'Ihre Geräte konnten nicht geladen werden.',
  none: 'Sie sind auf keinem Gerät angemeldet.',
  current: 'Dieses Gerät',
  began: (time: string, address: string) =>
    address ? `Angemeldet: ${time}, von ${address}` : `Angemeldet: ${time}`,
  passkeyBegan: (time: string, address: string) =>
    address ? `Mit Passkey angemeldet: ${time}, von ${address}` : `Mit Passkey angemeldet: ${time}`,
  lastUsed: (time: string) => `Zuletzt verwendet: ${time}`,
  end: 'Abmelden',
  endNamed: (device: string, time: string) => `Abmelden: ${device}, angemeldet ${time}`,
  ended: (device: string) => `${device} wurde abgemeldet.`,
  notEnded: 'Dieses Gerät konnte nicht abgemeldet werden. Bitte versuchen Sie es erneut.',
  endOthers: 'Überall sonst abmelden',
  endOthersText: 'Auf allen anderen Geräten müssen Sie sich erneut anmelden.',
  othersEnded: 'Sie sind überall sonst abgemeldet.',
};
