/** Texts of the editor of a course. */
export const courseEditor = {
  title: 'Edit Course',
  notAllowed: 'Only the owner of this course and administrators can edit it.',
  backToCourse: 'Back to the course',
  save: 'Save Changes',
  saved: 'Course saved',
  notSaved: 'Your changes aren’t saved yet.',
  conflict: 'Someone else changed this course',
  conflictText:
    'Both of you changed the same fields. Load the newer version, or keep typing: your next save then replaces the other changes.',
};
