/** Texts of a course as its learners see it. */
export const workspace = {
  progress: 'Progress',
  /** Document 2, section 2.4. */
  progressOf: (done: string, all: string) => `lessons completed ${done}/${all}`,
  percent: (percent: number) => `${percent}%`,
  continue: 'Continue',
  continueNamed: (lesson: string) => `Continue: ${lesson}`,
  nextLesson: (lesson: string) => `Next: ${lesson}`,
  allDone: 'You completed every lesson.',
  certificate: 'View Certificate',
  start: 'Start',
  review: 'Review',
  lessonAction: (action: string, lesson: string) => `${action}: ${lesson}`,
  upcoming: 'Upcoming Events',
  noUpcoming: 'No upcoming events.',
  eventsFailed: 'We couldn’t load the events of this course.',
  join: 'Join',
  joinNamed: (event: string) => `Join: ${event}`,
  dueOn: 'Due',
};
