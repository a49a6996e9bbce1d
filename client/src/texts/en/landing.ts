export const landing = {
  heading: 'Learn, Teach, and Grow with',
  tagline: 'Create, sell and manage courses, and teach them live, in one place.',
  getStarted: 'Get Started',
  why: 'Why Choose',
  whyHint: 'Everything a course needs, from the first idea to the last live session.',
  cards: [
    {
      title: 'Buy Courses',
      text: 'Find a course that fits, join the next cohort and learn with others.',
    },
    {
      title: 'Create Courses',
      text: 'Turn what you know into sections and lessons, and publish when you are ready.',
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

export const tenantLanding = {
  reached: (app: string) => `You have reached a ${app} subdomain`,
  welcome: (institution: string) => `Welcome to ${institution}`,
  hint: 'Log in to keep learning, or create an account to get started.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  notExisting: (namespace: string) =>
    `This institution ${namespace} not exist. Please validate the namespace and try again`,
  loadFailed: 'We couldn’t load this institution.',
};
