/** Texts of forms that save while their author types. */
export const autosave = {
  hint: 'Während Sie tippen, wird ein Entwurf gespeichert.',
  saving: 'Wird gespeichert…',
  saved: 'Alle Änderungen sind gespeichert.',
  invalid: 'Noch nicht gespeichert. Korrigieren Sie die markierten Felder.',
  failed: (reason: string) => `Noch nicht gespeichert. ${reason}`,
};
