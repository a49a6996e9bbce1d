import { formatCount, formatPlural } from '../formatting.ts';

export const gradebook = {
  title: 'Gradebook',
  open: 'Gradebook',
  back: (course: string) => `Back to ${course}`,
  failed: 'We couldn’t load the gradebook.',
  notFound: 'This course doesn’t exist, or you don’t have access to it.',
  counts: (students: number, activities: number) =>
    `${formatPlural(students, 'student')} · ${formatPlural(activities, 'activity', 'activities')}`,
  loadingMore: 'Loading more students…',
  grid: (course: string) => `Grades of ${course}`,
  student: 'Student',
  total: 'Total',
  totalOf: (points: number, possible: number) =>
    `${formatCount(points)} of ${formatCount(possible)} points graded so far`,
  noTotal: 'Nothing graded yet',
  outOf: (points: number) => `Out of ${formatCount(points)}`,
  due: (day: string) => `Due ${day}`,
  search: 'Search students',
  cohort: 'Cohort',
  allCohorts: 'All cohorts',
  activity: 'Activity',
  needsGrading: 'Needs grading only',
  toGrade: 'To grade',
  late: 'Late',
  missing: 'Missing',
  none: 'Not submitted',
  cell: (student: string, activity: string) => `Points of ${student} for ${activity}`,
  notSubmitted: (student: string, activity: string) =>
    `${student} hasn’t submitted ${activity}, so there’s nothing to grade.`,
  help: 'Move with the arrow keys. Type points or press Enter to edit. Enter saves and moves down, Tab saves and moves right, Escape cancels.',
  openWork: 'Open Submission',
  submittedAt: (instant: string) => `Submitted ${instant}`,
  graded: (points: number, all: number) => `Graded ${formatCount(points)}/${formatCount(all)}`,
  changedMeanwhile: (student: string, activity: string) =>
    `Someone else changed the grade of ${student} for ${activity}. Check it and enter your points again if needed.`,
  notSaved: (student: string, activity: string, why: string) =>
    `The points of ${student} for ${activity} weren’t saved. ${why}`,
  tryAgain: 'Check your connection and enter them again.',
  empty: 'No students yet.',
  emptyHint: 'They’ll appear here as they enroll in a cohort with this course.',
  noMatch: 'No students match.',
  clear: 'Clear Filters',
  noActivities: 'No activities yet.',
  noActivitiesHint: 'Create an activity, and your students’ points for it will appear here.',
  toAssignments: 'Go to Assignments',
};
