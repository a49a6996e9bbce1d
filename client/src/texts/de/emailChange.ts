export const emailSettings = {
  title: 'E-Mail-Adresse',
  description: 'Damit melden Sie sich an, und dorthin gehen Ihre E-Mails.',
  failed: 'Ihre E-Mail-Adresse konnte nicht geladen werden.',
  change: 'Ändern',
  changeTitle: 'E-Mail-Adresse ändern',
  changeText:
    'Wir senden einen Link an die neue Adresse. Ihre Adresse ändert sich, wenn Sie ihn öffnen und bestätigen.',
  email: 'Neue E-Mail-Adresse',
  password: 'Passwort',
  code: 'Code',
  codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  submit: 'Link senden',
  notSent: 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  sent: (email: string) => `Wir haben einen Link an ${email} gesendet.`,
  pending: (email: string) =>
    `Öffnen Sie den Link, den wir an ${email} gesendet haben. Er gilt einmal und 30 Minuten lang.`,
  pendingTitle: 'Warten auf Bestätigung',
  cancel: 'Änderung abbrechen',
  cancelled: 'Ihre E-Mail-Adresse bleibt, wie sie ist.',
  notCancelled: 'Die Änderung konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
};

/** Page of the links in the mails. */
export const emailChangePage = {
  confirmTitle: 'Neue E-Mail-Adresse bestätigen',
  confirmText: 'Ab jetzt melden Sie sich damit an. Ihre anderen Geräte werden abgemeldet.',
  confirm: 'Bestätigen',
  confirmed: 'E-Mail-Adresse geändert',
  confirmedText: (email: string) => `Ihre E-Mail-Adresse ist jetzt ${email}.`,
  undoTitle: 'E-Mail-Adresse behalten',
  undoText:
    'Wenn Sie die Adresse Ihres Kontos nicht geändert haben, kennt jemand Ihr Passwort. Wir melden alle Geräte ab und entfernen alle Passkeys, und Sie wählen ein neues Passwort.',
  undo: 'Das war ich nicht',
  undone: (email: string) => `Ihre E-Mail-Adresse ist ${email}. Wählen Sie ein neues Passwort.`,
  failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  invalidTitle: 'Dieser Link funktioniert nicht',
  invalidText:
    'Öffnen Sie den ganzen Link aus der E-Mail, oder fordern Sie die Änderung in Ihren Einstellungen erneut an.',
  goOn: 'Weiter',
};
