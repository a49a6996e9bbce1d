export const landing = {
  heading: 'Learn, Teach, and Grow with',
  tagline: 'Create, sell and manage courses, and teach them live, in one place.',
  getStarted: 'Get Started',
  createSchool: 'Create your school',
  pictures: {
    dashboard: 'Dashboard of a teacher with courses, cohorts and the latest enrollments',
    phone: 'Dashboard of a student on a phone with the next sessions and due work',
    course: 'Course with its sections and lessons',
    cohort: 'Cohort with its schedule, seats and students',
    grading: 'Submitted work of students with its grades',
  },
  steps: 'From an idea to a full cohort in three steps',
  stepsHint: 'You bring what you know. Registration, payments, reminders and certificates are taken care of.',
  stepNumber: (step: number) => `Step ${step}`,
  stepCards: [
    {
      picture: 'course',
      title: 'Build your course',
      text: 'Arrange sections, lessons and assignments. Keep it a draft until you like it, then publish.',
    },
    {
      picture: 'cohort',
      title: 'Open a cohort',
      text: 'Set dates, seats and a price, and share one link. A waitlist fills the seats that become free.',
    },
    {
      picture: 'grading',
      title: 'Teach together',
      text: 'Meet live, grade submitted work, answer questions and issue certificates that anyone can verify.',
    },
  ],
  why: (app: string) => `Why Choose ${app}?`,
  whyHint: 'Everything a course needs, from the first idea to the last live session.',
  cards: [
    {
      title: 'Buy Courses',
      text: 'Find a course that fits, join the next cohort and learn with others.',
    },
    {
      title: 'Create Courses',
      text: 'Turn what you know into sections and lessons, and publish when you’re ready.',
    },
    { title: 'Sell Courses', text: 'Set a price, share a link and watch the seats of your cohort fill.' },
    {
      title: 'Manage Meetings',
      text: 'Schedule live sessions that everyone sees in their own time zone.',
    },
  ],
  comingSoon: 'Coming Soon',
  signUpDisabled: 'New Sign up temporarily disabled',
  beFirst: 'Be the first to know when we re-enable sign up. Get early access!',
  email: 'Email address',
  emailPlaceholder: 'you@example.com',
  emailMissing: 'Enter your email address',
  emailInvalid: 'Enter a valid email address',
  getEarlyAccess: 'Get Early Access',
  subscribed: "You've been added to our early access list.",
};

/** Public cohorts and courses on the landing pages. */
export const offers = {
  cohorts: 'Open cohorts',
  cohortsHint: 'Learn with others: fixed dates, live sessions and a teacher who knows your name.',
  noCohorts: 'No open cohorts right now',
  noCohortsHint: 'New cohorts appear here as soon as they open for registration.',
  courses: 'Courses',
  noCourses: 'No public courses yet',
  noCoursesHint: 'Courses appear here as soon as they are published.',
  cohortsFailed: 'We couldn’t load the open cohorts.',
  coursesFailed: 'We couldn’t load the courses.',
  by: (institution: string) => `By ${institution}`,
  starts: 'Starts',
  seatsLeft: (seats: string) => `${seats} left`,
  full: 'Full, waitlist open',
};
