export const common = {
  loading: 'Wird geladen…',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  undo: 'Rückgängig',
  discard: 'Verwerfen',
  draftRestored: 'Entwurf wiederhergestellt',
  draftDiscarded: 'Entwurf verworfen',
  back: 'Zurück',
  copy: 'Kopieren',
  copied: 'Kopiert',
  free: 'Kostenlos',
  andMore: (first: string, more: number) => (more === 0 ? first : `${first} + ${more} weitere`),
  select: (name: string) => `${name} auswählen`,
  selectAll: 'Alle auf dieser Seite auswählen',
  selected: (count: number) => `${count} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  bulkFailed: (failed: number) => `${failed} konnten nicht geändert werden:`,
  /** Number of filters that are set. */
  filters: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  skipToContent: 'Zum Inhalt springen',
  offline: 'Sie sind offline. Manche Angaben sind vielleicht veraltet.',
  screenFailed: 'Auf dieser Seite ist etwas schiefgelaufen',
  screenFailedHint: 'Versuchen Sie es erneut. Wenn es wieder passiert, laden Sie die Seite neu.',
  codeMissing: 'Diese Seite konnte nicht geladen werden',
  codeMissingHint:
    'Der Server ist nicht erreichbar, oder es gibt eine neuere Version. Laden Sie neu, um es erneut zu versuchen.',
  codeMissingOffline: 'Diese Seite öffnet sich, sobald Sie wieder online sind.',
  reload: 'Neu laden',
  notifications: 'Benachrichtigungen',
  // Without the word 'Passwort': tests find the field next to it by that name.
  reveal: 'Zeichen anzeigen',
  darkColors: 'Dunkle Farben verwenden',
  lightColors: 'Helle Farben verwenden',
  first: 'Erste Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  pages: (label: string) => `Seiten: ${label}`,
  pageNumber: (page: number) => `Seite ${page}`,
};

export const errors = {
  /** Also the fallback for lists and for creating courses and cohorts. */
  list: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  unknown: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  network: 'Keine Antwort vom Server',
};

export const header = {
  account: 'Konto',
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  signUp: 'Registrieren',
};

export const footer = {
  rights: (year: number, app: string) => `© ${year} ${app}. Alle Rechte vorbehalten.`,
  links: 'Mehr',
  courses: 'Offene Kohorten',
  verify: 'Zertifikat prüfen',
  createSchool: 'Schule erstellen',
  plans: 'Tarife',
  api: 'API-Dokumentation',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
};

export const notFound = {
  title: 'Seite nicht gefunden',
  message: 'Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.',
  home: 'Zur Startseite',
};

export const unauthorized = {
  title: 'Kein Zugriff',
  message: 'Sie dürfen diese Seite nicht ansehen.',
  home: 'Zur Startseite',
};
