export const resetPassword = {
  title: 'Neues Passwort wählen',
  description: 'Sie werden auf allen Geräten abgemeldet, und Passkeys werden entfernt.',
  claimed:
    'Ihre E-Mail-Adresse ist bestätigt. Sie haben sich nicht in diesem Browser registriert, deshalb gilt das Passwort von der Registrierung nicht mehr. Wählen Sie ein neues, um sich anzumelden.',
  password: 'Neues Passwort',
  submit: 'Passwort ändern',
  changed: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.',
  expiredTitle: 'Dieser Link ist nicht mehr gültig',
  expired: 'Links zum Zurücksetzen gelten einmal und laufen nach 30 Minuten ab.',
  askAgain: 'Neuen Link anfordern',
};
