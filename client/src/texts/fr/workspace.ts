/** Texts of a course as its learners see it. */
export const workspace = {
  progress: 'Progression',
  progressOf: (done: string, all: string) => `leçons terminées : ${done}/${all}`,
  facts: 'En bref',
  percent: (percent: number) => `${percent} %`,
  continue: 'Continuer à apprendre',
  continueNamed: (lesson: string) => `Continuer à apprendre : ${lesson}`,
  nextLesson: (lesson: string) => `Ensuite : ${lesson}`,
  /** For learners who repeat the course. */
  ownProgress: (done: string, all: string) =>
    `Avec vos cohortes précédentes, vous avez terminé ${done} leçons sur ${all}.`,
  allDone: 'Vous avez terminé toutes les leçons.',
  certificate: 'Voir le certificat',
  start: 'Commencer',
  review: 'Revoir',
  lessonAction: (action: string, lesson: string) => `${action} : ${lesson}`,
  backToMyCourses: 'Retour à mes cours',
  view: 'Affichage de l’aperçu',
  gridView: 'Vue en grille',
  calendarView: 'Vue calendrier',
  viewCalendar: 'Voir le calendrier',
  upcoming: 'Événements à venir',
  kinds: { LIVE: 'Séance en direct', DUE: 'À rendre' },
  noUpcoming: 'Aucun événement à venir.',
  eventsFailed: 'Impossible de charger les événements de ce cours.',
};
