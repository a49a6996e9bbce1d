export const cohortList = {
  title: 'Cohorts',
  newCohort: 'New Cohort',
  filters: 'Filters',
  empty: 'No cohorts available.',
  failed: 'An error occured. Please try again later...',
  upcoming: 'upcoming',
  completed: 'Completed',
};

export const cohortForm = {
  created: 'Cohort Created Successfully',
  failed: 'An error occured. Please try again later...',
  notSet: 'Not set',
};

export const cohortDetail = {
  loadFailed: 'Failed to load cohort.',
  edit: 'Edit Cohort',
  delete: 'Delete Cohort',
  enrolled: 'You are Enrolled to this Cohort',
  enrollNow: 'Enroll Now',
  joinWaitlist: 'Join Waitlist',
  noRequirements: 'No Requirements specified.',
  noInstructors: 'No instructors .',
  noResources: 'No resources available.',
};

export const enroll = {
  title: 'Enroll in Cohort',
  about: (title: string, price: string) => `You are about to enroll in ${title}. The total cost is ${price}.`,
  confirm: 'Confirm Enrollment',
  done: 'Enrolled successfully',
  failed: 'Something went wrong. Please Try again later',
};
