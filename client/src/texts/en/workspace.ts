/** Texts of a course as its learners see it. */
export const workspace = {
  progress: 'Progress',
  /** Document 2, section 2.4. */
  progressOf: (done: string, all: string) => `lessons completed ${done}/${all}`,
  facts: 'At a glance',
  percent: (percent: number) => `${percent}%`,
  continue: 'Continue Learning',
  continueNamed: (lesson: string) => `Continue Learning: ${lesson}`,
  nextLesson: (lesson: string) => `Next: ${lesson}`,
  /** For learners who repeat the course. */
  ownProgress: (done: string, all: string) =>
    `With earlier cohorts you have completed ${done} of ${all} lessons.`,
  allDone: 'You completed every lesson.',
  certificate: 'View Certificate',
  start: 'Start',
  review: 'Review',
  lessonAction: (action: string, lesson: string) => `${action}: ${lesson}`,
  backToMyCourses: 'Back to My Courses',
  view: 'View of the overview',
  gridView: 'Grid view',
  calendarView: 'Calendar view',
  viewCalendar: 'View Calendar',
  upcoming: 'Upcoming Events',
  kinds: { LIVE: 'Live session', DUE: 'Due' },
  noUpcoming: 'No upcoming events scheduled.',
  eventsFailed: 'We couldn’t load the events of this course.',
};
