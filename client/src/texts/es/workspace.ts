/** Texts of a course as its learners see it. */
export const workspace = {
  progress: 'Progreso',
  progressOf: (done: string, all: string) => `Lecciones completadas: ${done}/${all}`,
  facts: 'De un vistazo',
  percent: (percent: number) => `${percent}\u00a0%`,
  continue: 'Seguir aprendiendo',
  continueNamed: (lesson: string) => `Seguir aprendiendo: ${lesson}`,
  nextLesson: (lesson: string) => `Siguiente: ${lesson}`,
  /** For learners who repeat the course. */
  ownProgress: (done: string, all: string) =>
    `Con cohortes anteriores completaste ${done} de ${all} lecciones.`,
  allDone: 'Completaste todas las lecciones.',
  certificate: 'Ver certificado',
  start: 'Empezar',
  review: 'Repasar',
  lessonAction: (action: string, lesson: string) => `${action}: ${lesson}`,
  backToMyCourses: 'Volver a Mis cursos',
  view: 'Vista del resumen',
  gridView: 'Vista de cuadrícula',
  calendarView: 'Vista de calendario',
  viewCalendar: 'Ver calendario',
  upcoming: 'Próximos eventos',
  kinds: { LIVE: 'Sesión en directo', DUE: 'Entrega' },
  noUpcoming: 'No hay eventos próximos.',
  eventsFailed: 'No pudimos cargar los eventos de este curso.',
};
