export const courseAssignments = {
  title: 'Assignments',
  failed: 'An error occured. Please try again later...',
  empty: 'No assignments available for this course.',
  types: {
    ASSIGNMENT: 'Assignment',
    QUIZ: 'Quiz',
    PROJECT: 'Project',
    DISCUSSION: 'Discussion',
    PRESENTATION: 'Presentation',
  },
  due: (instant: string) => `Due ${instant}`,
};
