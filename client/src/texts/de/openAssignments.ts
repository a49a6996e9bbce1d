export const openAssignments = {
  title: 'Offene Aufgaben',
  description: 'Wählen Sie die Aufgabe, die Sie abgeben möchten.',
  empty: 'Sie haben keine offenen Aufgaben.',
  emptyHint:
    'Aufgaben Ihrer laufenden Kohorten erscheinen hier, bis Sie sie abgeben oder keine Abgaben mehr angenommen werden.',
  failed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
};
