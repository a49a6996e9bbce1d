/** Tab Notifications of the institution's settings. */
export const institutionNotifications = {
  title: 'Benachrichtigungen',
  description: 'Was Ihre Institution ihren Mitgliedern per E-Mail schickt.',
  welcome: 'Willkommensmail',
  welcomeHint:
    'Wer Mitglied wird, bekommt sie einmal: durch Registrierung, Einladung oder Import oder durch eine Einschreibung von außen.',
  send: 'Eine Willkommensmail senden',
  subject: 'Betreff',
  message: 'Nachricht',
  placeholders: 'Platzhalter',
  placeholderHints: {
    name: 'Vorname des neuen Mitglieds. Entfällt, wenn wir ihn nicht kennen.',
    institution: 'Name Ihrer Institution.',
  },
  suggestedSubject: 'Willkommen bei {institution}',
  suggestedMessage: `Hallo {name},

wir freuen uns, dass Sie zu **{institution}** gehören.

- Ergänzen Sie Ihr Profil um Namen und Foto, damit andere Sie erkennen.
- Sehen Sie sich um: Ihre Kurse, Termine und Aufgaben stehen im Dashboard.

Wenn Sie eine Frage haben, fragen Sie uns einfach.`,
  preview: 'Vorschau',
  previewOf: (name: string) => `Wie ${name} sie bekäme`,
  previewNobody: 'Wie ein Mitglied ohne Namen sie bekäme',
  button: (institution: string) => `Zu ${institution}`,
  empty: 'Schreiben Sie Betreff und Nachricht, um sie hier zu sehen.',
  test: 'Test an mich senden',
  testSent: (email: string) => `Der Test ist unterwegs an ${email}.`,
  testFailed: 'Wir konnten den Test nicht senden. Bitte versuchen Sie es erneut.',
  kinds: 'Benachrichtigungen per E-Mail',
  kindsHint:
    'In der App erscheint alles. Was Sie hier ausschalten, bekommt niemand per E-Mail. Mitglieder können für sich mehr ausschalten.',
  conflict: 'Jemand anderes hat diese Einstellungen geändert',
  save: 'Änderungen speichern',
  saved: 'Benachrichtigungen gespeichert.',
  failed: 'Wir konnten die Einstellungen nicht speichern. Bitte versuchen Sie es erneut.',
};
