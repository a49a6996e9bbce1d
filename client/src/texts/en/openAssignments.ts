export const openAssignments = {
  title: 'Open Assignments',
  description: 'Choose the assignment that you want to submit.',
  empty: 'You have no open assignments.',
  emptyHint:
    'Assignments of your running cohorts appear here until you submit them or they are no longer accepted.',
  failed: 'An error occured. Please try again later...',
};
