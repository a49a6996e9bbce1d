import type { CertificateStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

const people = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`;

export const students = {
  title: 'Students',
  description: 'Students of the institution, with the courses of their cohorts.',
  list: 'Students',
  // The text of the documents.
  empty: 'No students available',
  emptyHint: 'Invite students, or let them join by signing up.',
  noMatch: 'No students match these filters.',
  failed: 'An error occured. Please try again later...',
  search: 'Search by name or email',
  cohort: 'Cohort',
  allCohorts: 'All cohorts',
  name: 'Name',
  courses: 'Courses',
  joined: 'Joined',
  lastSeen: 'Last seen',
  never: 'Never',
  actions: 'Actions',
  add: 'Add New Student',
  enroll: 'Enroll',
  enrollNamed: (name: string) => `Enroll ${name}`,
  export: {
    start: 'Export CSV',
    running: 'Exporting students',
    cancel: 'Cancel export',
    failed: 'We couldn’t export the students. Please try again.',
    percent: (percent: number) => `Exporting, ${percent}%`,
    done: (lines: number) => `${people(lines)} exported.`,
  },
};

export const cohortSelect = {
  search: 'Search cohorts',
  noMatch: 'No cohort that you can choose matches.',
  found: (count: number) => `${formatPlural(count, 'cohort')} found.`,
};

export const enrollIn = {
  title: 'Enroll in a Cohort',
  cohort: 'Cohort',
  choose: 'Choose a cohort',
  none: 'No published cohort is open. Publish one first.',
  failed: 'We couldn’t load the cohorts.',
  about: (count: number) =>
    `${people(count)} will be enrolled and notified. A seat with a price is held until it is paid. With a full cohort they join the waitlist.`,
  submit: 'Enroll',
  done: (count: number) => `${people(count)} enrolled or on the waitlist.`,
};

export const studentPage = {
  notFound: 'This student isn’t available',
  notFoundHint: 'The person may have left the institution, or is in none of your cohorts.',
  failed: 'We couldn’t load this student.',
  back: 'Back to students',
  profile: 'View profile',
  record: 'Student record',
  facts: 'Facts',
  email: 'Email',
  phone: 'Phone',
  joined: 'Joined',
  lastSeen: 'Last seen',
  courses: 'Courses',
  removed: 'Removed',
  enrollments: 'Enrollments',
  noEnrollments: 'No enrollments yet.',
  submissions: 'Submissions',
  noSubmissions: 'No submissions yet.',
  activity: 'Activity',
  course: 'Course',
  submitted: 'Submitted',
  result: 'Result',
  attendance: 'Attendance',
  noAttendance: 'No attendance recorded.',
  session: 'Session',
  date: 'Date',
  cohort: 'Cohort',
  status: 'Status',
  certificates: 'Certificates',
  noCertificates: 'No certificates yet.',
  grade: 'Grade',
  statuses: { PENDING: 'Pending', ISSUED: 'Issued', REVOKED: 'Revoked' } satisfies Record<
    CertificateStatus,
    string
  >,
};

export const enrollments = {
  title: 'Enrollments',
  description: 'Seats, places on waitlists and past enrollments in all cohorts.',
  list: 'Enrollments',
  new: 'New Enrollment',
  search: 'Search by student',
  status: 'Status',
  allStatuses: 'All statuses',
  empty: 'No enrollments yet.',
  emptyHint: 'Students appear here when they enroll.',
  noMatch: 'No enrollments match these filters.',
  failed: 'We couldn’t load the enrollments.',
  cohort: 'Cohort',
  movedFrom: (cohort: string) => `Moved from ${cohort}`,
  payment: 'Payment',
  free: 'Free',
  due: (amount: string) => `${amount} due`,
  paid: (amount: string) => `${amount} paid`,
  export: {
    start: 'Export CSV',
    running: 'Exporting enrollments',
    cancel: 'Cancel export',
    failed: 'We couldn’t export the enrollments. Please try again.',
    percent: (percent: number) => `Exporting, ${percent}%`,
    done: (lines: number) => `${lines} ${lines === 1 ? 'enrollment' : 'enrollments'} exported.`,
  },
};

export const newEnrollment = {
  title: 'New Enrollment',
  description: 'Enroll students of the institution in a cohort. They are notified.',
  cohort: 'Cohort',
  cohortHint: 'Published cohorts that haven’t ended. A full one has a waitlist.',
  student: 'Student',
  chooseFirst: 'Choose a cohort first.',
  toCohorts: 'Go to the cohorts',
};

export const newStudent = {
  title: 'Add New Student',
  description: 'Each person gets a mail with a link that works once, for 14 days.',
  ways: 'Ways to add students',
  person: 'One Person',
  paste: 'Paste Addresses',
  file: 'Import a File',
};
