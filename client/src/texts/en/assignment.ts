import type { ActivityType } from '../enums.generated.ts';
import { formatCount, formatPlural } from '../formatting.ts';

const types = {
  ASSIGNMENT: 'Assignment',
  QUIZ: 'Quiz',
  PROJECT: 'Project',
  DISCUSSION: 'Discussion',
  PRESENTATION: 'Presentation',
} satisfies Record<ActivityType, string>;

/** Document 2, section 2.4, for other types as well: 'Submit Assignment', 'Submit Quiz'. */
const submit = (type: ActivityType) => `Submit ${types[type]}`;

export const courseAssignments = {
  title: 'Assignments',
  failed: 'An error occured. Please try again later...',
  empty: 'No assignments available for this course.',
  newActivity: 'New Activity',
  types,
  due: (instant: string) => `Due ${instant}`,
  submit,
  viewSubmission: 'View Submission',
  view: (type: ActivityType) => `View ${types[type]}`,
  submissions: 'Submissions',
  counts: (all: number, waiting: number) =>
    all === 0
      ? 'No submissions yet'
      : `${formatPlural(all, 'submission')} · ${formatCount(waiting)} to grade`,
  /** Accessible name: distinguishes links that have the same label. */
  of: (label: string, title: string) => `${label}: ${title}`,
};

export const workState = {
  submitted: 'Submitted',
  late: 'Late',
  graded: (points: string, all: string) => `Graded ${points}/${all}`,
  overdue: 'Overdue',
};

export const submitAssignment = {
  loadFailed: 'We couldn’t load this assignment.',
  notFound: 'This assignment doesn’t exist, or you don’t have access to it.',
  back: (course: string) => `Back to ${course}`,
  details: (type: ActivityType) => `${types[type]} Details`,
  facts: 'At a Glance',
  instructions: 'Instructions',
  materials: 'Materials',
  due: 'Due Date',
  timeRemaining: 'Time Remaining',
  isOver: 'Past due',
  lateAccepted: 'Late submissions are accepted.',
  points: 'Points',
  maxFileSize: 'Maximum File Size',
  allowedTypes: 'Allowed File Types',
  guidelines: 'Submission Guidelines',
  criteria: 'Grading Criteria',
  share: (percent: number) => `${percent}%`,
  guidelineList: [
    'Describe what you did and how to run it.',
    'Attach everything your teacher needs to grade it.',
    'You can resubmit until your work is graded.',
  ],
  yourSubmission: 'Your Submission',
  description: 'Description',
  descriptionPlaceholder: 'Describe your submission…',
  attachments: 'Attachments',
  submit,
  submitAgain: 'Submit Again',
  edit: 'Edit Submission',
  cancel: 'Cancel',
  quiz: 'Take the quiz of this activity. Your best attempt is your grade.',
  quizForTeacher: 'Students take a quiz for this activity. Their best attempt is the grade.',
  takeQuiz: 'Go to the Quiz',
  /** Document 2, section 2.13. */
  done: (type: ActivityType) => `${types[type]} submitted successfully!`,
  failed: 'We couldn’t submit your work. Please try again.',
  stillUploading: 'Wait for your files to finish uploading.',
  closed: 'The deadline for this assignment has passed.',
  noSeat: 'Enroll in a cohort with this course to submit work.',
  teacher: 'You teach this course. See your students’ work under Submissions.',
  submitted: 'Submitted',
  submittedAt: (instant: string) => `Submitted ${instant}`,
  files: 'Files',
  grade: 'Grade',
  pointsOf: (points: string, all: string) => `${points} of ${all} points`,
  gradedBy: (name: string, instant: string) => `Graded by ${name} on ${instant}`,
  gradedOn: (instant: string) => `Graded on ${instant}`,
  feedback: 'Feedback',
  notGraded: 'Not graded yet. We’ll notify you when it is.',
};

export const submissionList = {
  title: 'Submissions',
  back: (course: string) => `Back to ${course}`,
  failed: 'We couldn’t load the submissions.',
  filter: 'Filter submissions',
  all: 'All',
  toGrade: 'To grade',
  graded: 'Graded',
  empty: 'No submissions yet.',
  emptyHint: 'They’ll appear here as students turn them in.',
  quiz: 'The quiz gives this grade. Points that you save here stay, also after further attempts.',
  noneToGrade: 'You’re all caught up.',
  noneGraded: 'No graded submissions yet.',
  grade: 'Grade',
  change: 'Change Grade',
  gradeOf: (label: string, name: string) => `${label}: ${name}`,
  formerStudent: 'Former student',
  work: (name: string) => `${name}’s submission`,
  points: 'Points',
  pointsHint: (all: string) => `Out of ${all}`,
  feedback: 'Feedback',
  feedbackPlaceholder: 'What went well? What could be better?',
  save: 'Save Grade',
  saved: 'Grade saved. We’ve notified the student.',
  saveFailed: 'We couldn’t save the grade. Please try again.',
  workFailed: 'We couldn’t load this submission.',
};

export const activityActions = {
  menu: (title: string) => `Actions: ${title}`,
  deleteTitle: 'Delete Activity',
  deleteWarning: (title: string) =>
    `Are you sure you want to delete ${title}? This can’t be undone. Your students will no longer see it or the work they submitted for it.`,
  deleted: 'Activity deleted',
  failed: 'We couldn’t delete the activity. Please try again.',
};

export const activityForm = {
  title: 'New Activity',
  description: 'Something for your students to do. They’ll be notified right away.',
  about: 'About',
  schedule: 'Schedule',
  grading: 'Grading',
  activityTitle: 'Activity Title',
  activityTitlePlaceholder: 'e.g. Build a todo list',
  type: 'Activity Type',
  course: 'Course',
  chooseCourse: 'Choose a course',
  loadingCourses: 'Loading courses…',
  noCourses: 'You have no courses yet. Please create a new course.',
  newCourse: 'New Course',
  draft: (title: string) => `${title} (draft)`,
  activityDescription: 'Description',
  instructions: 'Instructions',
  materials: 'Materials',
  materialsHint: 'Names or links, one per line. Optional.',
  dueDate: 'Due Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  zone: (name: string) => `Times are in your time zone (${name}). Work submitted after the end time is late.`,
  points: 'Points',
  allowLateSubmission: 'Allow late submission',
  allowLateSubmissionHint: 'Accept work after the end time and mark it late.',
  create: 'Create Activity',
  editTitle: 'Edit Activity',
  editDescription: 'Change what your students need to do. They won’t be notified.',
  save: 'Save Changes',
  updated: 'Activity updated',
  pastTitle: 'This due date is in the past',
  pastText: 'You can save it anyway, for example for your records. No one will be notified.',
  pastConfirm: 'Save Anyway',
  created: 'Activity created successfully',
  failed: 'Failed to create activity',
};

export const editor = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  link: 'Link',
  write: 'Write',
  preview: 'Preview',
  mode: 'Write or preview',
  nothing: 'Nothing to preview yet.',
  boldText: 'bold text',
  italicText: 'italic text',
  item: 'item',
  linkText: 'link text',
};
