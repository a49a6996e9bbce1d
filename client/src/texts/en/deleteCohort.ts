export const deleteCohort = {
  title: 'Delete Cohort',
  about: (title: string) =>
    `Are you sure you want to delete ${title}? This can’t be undone. Enrolled students will be notified and will lose access.`,
  confirm: 'Delete Cohort',
  done: 'Cohort deleted',
  failed: 'Something went wrong. Please Try again later',
};
