/** Texts of the editor of a course. */
export const courseEditor = {
  title: 'Kurs bearbeiten',
  notAllowed: 'Bearbeiten können diesen Kurs nur Admins und die Person, der er gehört.',
  backToCourse: 'Zurück zum Kurs',
  thumbnailLabel: 'Bild auf Karten und auf der Kursseite',
  thumbnailHint: 'Empfohlen: 1280 × 720 Pixel. Ohne Bild hat der Kurs eine Zeichnung.',
  promise: 'Kursseite',
  fullDescription: 'Ausführliche Beschreibung',
  markdownHint: 'Steht auf der Kursseite. Markdown ist möglich: **fett**, Listen, Links.',
  objectives: 'Was Lernende lernen',
  prerequisites: 'Voraussetzungen',
  audience: 'Zielgruppe',
  onePerLine: 'Eine Angabe pro Zeile.',
  save: 'Änderungen speichern',
  saved: 'Kurs gespeichert',
  visibleOnceSaved: 'Andere sehen Ihre Änderungen, sobald Sie sie speichern.',
  conflict: 'Jemand anderes hat diesen Kurs geändert',
};
