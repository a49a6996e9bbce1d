/** The viewer's own data in the settings: the archive, and the end of the account. */

export const personalData = {
  title: 'Ihre Daten',
  description:
    'Ein ZIP-Archiv mit allem, was wir in allen Institutionen über Sie gespeichert haben: Zeilen in JSON und die Dateien, die Sie hochgeladen haben.',
  privacy: 'Es enthält keine Passwörter oder anderen Geheimnisse. Bewahren Sie es sicher auf.',
  loadFailed: 'Wir konnten diesen Abschnitt nicht laden.',
};

export const deleteAccount = {
  title: 'Ihr Konto löschen',
  description: 'Endgültig, in allen Institutionen.',
  effects: [
    'Name, E-Mail-Adresse, Foto, Nachrichten, Beiträge, Bewertungen und Abgaben werden gelöscht.',
    'Sie verlieren Ihre Plätze. Noten, Anwesenheit und Zahlungen bleiben ohne Ihren Namen; Belege behalten ihn, wie es das Gesetz verlangt.',
    'Ihre Zertifikate bleiben unter ihren Nummern gültig, ohne Ihren Namen. Laden Sie sie vorher herunter.',
    'Wenn Ihnen eine Institution mit anderen Mitgliedern gehört, übertragen oder schließen Sie sie zuerst.',
  ],
  button: 'Konto löschen',
  dialogTitle: 'Ihr Konto löschen?',
  dialogText: 'Das lässt sich nicht rückgängig machen. Sie werden sofort auf allen Geräten abgemeldet.',
  password: 'Ihr Passwort',
  code: 'Sicherheitscode',
  codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  failed: 'Wir konnten Ihr Konto nicht löschen. Bitte versuchen Sie es erneut.',
  done: 'Ihr Konto wurde gelöscht.',
};
