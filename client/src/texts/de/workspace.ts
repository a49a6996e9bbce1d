/** Texts of a course as its learners see it. */
export const workspace = {
  progress: 'Fortschritt',
  progressOf: (done: string, all: string) => `Lektionen abgeschlossen: ${done}/${all}`,
  facts: 'Auf einen Blick',
  percent: (percent: number) => `${percent}\u00a0%`,
  continue: 'Weiterlernen',
  continueNamed: (lesson: string) => `Weiterlernen: ${lesson}`,
  nextLesson: (lesson: string) => `Als Nächstes: ${lesson}`,
  /** For learners who repeat the course. */
  ownProgress: (done: string, all: string) =>
    `Mit früheren Kohorten haben Sie ${done} von ${all} Lektionen abgeschlossen.`,
  allDone: 'Sie haben alle Lektionen abgeschlossen.',
  certificate: 'Zertifikat ansehen',
  start: 'Starten',
  review: 'Wiederholen',
  lessonAction: (action: string, lesson: string) => `${action}: ${lesson}`,
  backToMyCourses: 'Zurück zu „Meine Kurse“',
  view: 'Ansicht der Übersicht',
  gridView: 'Rasteransicht',
  calendarView: 'Kalenderansicht',
  viewCalendar: 'Kalender ansehen',
  upcoming: 'Kommende Termine',
  kinds: { LIVE: 'Live-Termin', DUE: 'Fällig' },
  noUpcoming: 'Keine kommenden Termine geplant.',
  eventsFailed: 'Die Termine dieses Kurses konnten nicht geladen werden.',
};
