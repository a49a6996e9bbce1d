/** Texts of the editor of a course. */
export const courseEditor = {
  title: 'Edit Course',
  notAllowed: 'Only the owner of this course and administrators can edit it.',
  backToCourse: 'Back to the course',
  thumbnail: 'Cover picture',
  thumbnailLabel: 'Picture on cards and on the course page',
  thumbnailHint: '1280 × 720 pixels recommended. Without a picture, the course has a drawing.',
  thumbnailSaved: 'Picture saved',
  thumbnailRemoved: 'Picture removed',
  promise: 'Course page',
  fullDescription: 'Full description',
  markdownHint: 'Shown on the course page. Markdown works: **bold**, lists, links.',
  objectives: 'What students will learn',
  prerequisites: 'Prerequisites',
  audience: 'Audience',
  onePerLine: 'One per line.',
  save: 'Save Changes',
  saved: 'Course saved',
  notSaved: 'Your changes aren’t saved yet.',
  conflict: 'Someone else changed this course',
  conflictText:
    'Both of you changed the same fields. Load the newer version, or keep typing: your next save then replaces the other changes.',
};
