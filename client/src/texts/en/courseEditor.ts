/** Texts of the editor of a course. */
export const courseEditor = {
  title: 'Edit Course',
  notAllowed: 'Only the owner of this course and administrators can edit it.',
  backToCourse: 'Back to the course',
  thumbnailLabel: 'Picture on cards and on the course page',
  thumbnailHint: '1280 × 720 pixels recommended. Without a picture, the course has a drawing.',
  promise: 'Course page',
  fullDescription: 'Full description',
  markdownHint: 'Shown on the course page. Markdown works: **bold**, lists, links.',
  objectives: 'What students will learn',
  prerequisites: 'Prerequisites',
  audience: 'Audience',
  onePerLine: 'One per line.',
  save: 'Save Changes',
  saved: 'Course saved',
  visibleOnceSaved: 'Others see your changes once you save them.',
  conflict: 'Someone else changed this course',
};
