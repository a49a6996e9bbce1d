/** Alert of a form that another user saved first. */
export const versionConflict = {
  notSaved: 'Ihre Änderungen sind noch nicht gespeichert.',
  sameFields:
    'Dieselben Felder wurden zweimal geändert. Laden Sie die neuere Version, oder tippen Sie weiter: Beim nächsten Speichern ersetzen Ihre Änderungen die anderen.',
  loadNewer: 'Neuere Version laden',
  keepTyping: 'Weitertippen',
  loaded: 'Sie sehen die neuere Version',
  backToMine: 'Zurück zu meiner Version',
};
