export const wizard = {
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  stepStates: { completed: 'completed', current: 'current', upcoming: 'upcoming' },
  forTeachersHint: 'As a student, find a cohort and enroll.',
  goToDashboard: 'Go to Dashboard',
};
