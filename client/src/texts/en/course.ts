export const courseForm = {
  created: 'Course Created Successfully',
  failed: 'An error occured. Please try again later...',
  publish: 'Publish',
  saveDraft: 'Save Draft',
};

export const courseList = {
  title: 'All Courses',
  empty: 'You have no courses yet. Please create a new course.',
  create: 'Create Course',
  failed: 'An error occured. Please try again later...',
};
