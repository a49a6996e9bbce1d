export const login = {
  title: 'Sign in to your account',
  email: 'Email address',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  noAccount: "Don't have an account?",
  createAccount: 'Create an account',
  missing: 'Missing Username or Password',
  unauthorized: 'Unauthorized',
  failed: 'Login Failed',
};

export const forgotPassword = {
  title: 'Forgot your password?',
  description: 'Enter your email address, and we will send you a link to choose a new password.',
  email: 'Email address',
  submit: 'Send link',
  backToLogin: 'Back to sign in',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If an account uses ${email}, a link to choose a new password is on its way. It works once, and for 30 minutes.`,
  notThere: 'Nothing there? Look into your spam folder, or have it sent again in a minute.',
  sendAgain: 'Send again',
  sentAgain: 'The link is on its way again.',
  otherEmail: 'Use another email address',
};

export const resetPassword = {
  title: 'Choose a new password',
  description: 'Every device that is signed in to your account will be signed out.',
  claimed:
    'Your email address is verified. You did not sign up in this browser, so the password chosen at sign-up no longer works. Choose your own password to sign in.',
  password: 'New password',
  submit: 'Change password',
  changed: 'Your password was changed. Sign in with the new one.',
  worthlessTitle: 'This link is no longer valid',
  worthless: 'A link to choose a new password works once, and for 30 minutes.',
  askAgain: 'Request a new link',
};

export const signup = {
  title: 'Create your account',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  fullName: 'Full Name',
  email: 'Email address',
  password: 'Password',
  passwordHint:
    '8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character.',
  specials: 'Allowed special characters: ! @ # $ %',
  confirm: 'Confirm Password',
  confirmHint: 'Must match the first password input field.',
  submit: 'Sign Up',
  invalid: 'Invalid Entry',
  taken: 'Username Taken',
  failed: 'An error occured. Please try again later',
  terms: 'By signing up, you agree to our Terms and Privacy Policy.',
};

export const register = {
  title: 'Create your account',
  pickRole: 'How will you use it?',
  student: 'Student',
  studentHint: 'Find courses, join cohorts and learn with others.',
  teacher: 'Teacher',
  teacherHint: 'Create courses, run cohorts and grow your institution.',
  backToRoles: '← Back to role selection',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  firstName: 'First name',
  lastName: 'Last name',
  institutionName: 'Institution name',
  institutionType: 'Institution type',
  types: { INDIVIDUAL: 'Individual', ORGANIZATION: 'Organization', OTHER: 'Other' },
  namespace: 'Namespace',
  checking: 'Checking availability…',
  available: 'Available',
  notAvailable: 'Not available',
  email: 'Email address',
  password: 'Password',
  passwordHint: 'At least 8 characters. Mixing letters, numbers and symbols makes it stronger.',
  confirm: 'Confirm Password',
  submit: 'Create account',
  failed: 'Error creating account. Please try again.',
};

export const verify = {
  title: 'Verify your email',
  sentTo: (email: string) => `Enter the 6-digit code we sent to ${email}.`,
  confirm: (email: string) => `Confirm that ${email} is your email address.`,
  enterBoth: 'Enter your email address and the 6-digit code we sent to it.',
  email: 'Email address',
  submit: 'Verify Email',
  resend: 'Resend code',
  verified: 'Email verified successfully! Moving to next step...',
  verifiedToast: 'Your email was verified successfully',
  failed: 'An error occurred. Please try again.',
  notVerified: 'An error occured',
  resent: 'A new verification code has been sent to your email.',
  resendFailed: 'Failed to resend code. Please try again.',
};

export const passwordSettings = {
  title: 'Password',
  description: 'With a new password every other device is signed out.',
  current: 'Current password',
  new: 'New password',
  confirm: 'Confirm new password',
  submit: 'Change password',
  changed: 'Your password was changed. Every other device was signed out.',
  failed: 'The password could not be changed. Please try again.',
};

export const sessionSettings = {
  title: 'Where you are signed in',
  description: 'Sign out devices that you do not know, and then change your password.',
  failed: 'Your devices could not be loaded.',
  none: 'You are signed in nowhere.',
  current: 'This device',
  began: (time: string, address: string) =>
    address ? `Signed in ${time}, from ${address}` : `Signed in ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  end: 'Sign out',
  endNamed: (device: string, time: string) => `Sign out: ${device}, signed in ${time}`,
  ended: (device: string) => `${device} was signed out.`,
  notEnded: 'The device could not be signed out. Please try again.',
  endOthers: 'Sign out everywhere else',
  endOthersText: 'Every device but this one has to sign in again.',
  othersEnded: 'Every other device was signed out.',
};
