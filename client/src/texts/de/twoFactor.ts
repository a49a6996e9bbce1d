/** Second step of a sign-in. */
export const codeStep = {
  title: 'Code eingeben',
  code: 'Code',
  codeHint: 'Geben Sie den Code ein, den Ihre Authenticator-App zeigt.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint:
    'Geben Sie einen der Codes ein, die Sie beim Einschalten der Zwei-Faktor-Authentifizierung gespeichert haben. Jeder gilt einmal.',
  submit: 'Anmelden',
  byRecovery: 'Wiederherstellungscode verwenden',
  byApp: 'Authenticator-App verwenden',
  back: 'Zurück zur Anmeldung',
  startAgain: 'Ihr Passwort wurde geändert. Gehen Sie zurück, und melden Sie sich erneut an.',
};

export const twoFactor = {
  title: 'Zwei-Faktor-Authentifizierung',
  description: 'Schützen Sie Ihr Konto zusätzlich zum Passwort mit einem Code von Ihrem Telefon.',
  failed: 'Diese Einstellung konnte nicht geladen werden.',
  on: 'Ein',
  off: 'Aus',
  setUp: 'Einrichten',
  setUpTitle: 'Authenticator-App einrichten',
  scan: 'Scannen Sie diesen QR-Code mit einer Authenticator-App, und geben Sie den Code ein, den sie zeigt.',
  picture: 'QR-Code für Ihre Authenticator-App',
  secret: 'Schlüssel',
  secretHint: 'Scannen nicht möglich? Geben Sie diesen Schlüssel in der App ein.',
  copySecret: 'Schlüssel kopieren',
  code: 'Code',
  codeHint: 'Der 6-stellige Code aus der App.',
  turnOn: 'Einschalten',
  notBegun: 'Die Einrichtung konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  notOn:
    'Die Zwei-Faktor-Authentifizierung konnte nicht eingeschaltet werden. Bitte versuchen Sie es erneut.',
  turnOff: 'Ausschalten',
  turnOffTitle: 'Zwei-Faktor-Authentifizierung ausschalten',
  turnOffText: 'Wer Ihr Passwort kennt, kann sich dann anmelden.',
  turnedOff: 'Die Zwei-Faktor-Authentifizierung ist aus.',
  notOff:
    'Die Zwei-Faktor-Authentifizierung konnte nicht ausgeschaltet werden. Bitte versuchen Sie es erneut.',
  newCodes: 'Neue Wiederherstellungscodes',
  newCodesText: 'Ihre alten Wiederherstellungscodes gelten dann nicht mehr.',
  replace: 'Codes erstellen',
  notReplaced: 'Neue Codes konnten nicht erstellt werden. Bitte versuchen Sie es erneut.',
  password: 'Passwort',
  proof: 'Code',
  proofHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  codesTitle: 'Wiederherstellungscodes speichern',
  codesText:
    'Wenn Sie Ihr Telefon verlieren, melden Sie sich mit einem dieser Codes an. Jeder gilt einmal. Wir zeigen sie nicht wieder.',
  codes: 'Wiederherstellungscodes',
  copyCodes: 'Codes kopieren',
  download: 'Codes herunterladen',
  fileName: 'wiederherstellungscodes.txt',
  fileHead: (app: string, email: string) =>
    `Wiederherstellungscodes von ${app} für ${email}. Jeder gilt einmal.`,
  saved: 'Ich habe sie gespeichert',
};

/** Screen of those whose institution requires two-factor authentication. */
export const twoFactorRequired = {
  title: 'Zwei-Faktor-Authentifizierung einrichten',
  description: (institution: string) =>
    `${institution} verlangt, dass sich Mitglieder auch mit einem Code von ihrem Telefon anmelden. Das Einrichten dauert etwa zwei Minuten.`,
  institution: 'Ihre Institution',
  failed: 'Diese Seite konnte nicht geladen werden.',
  enter: 'Weiter',
  notEntered: 'Die Institution konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  passkey: 'Wenn Sie einen Passkey haben, melden Sie sich ab und stattdessen damit an.',
};
