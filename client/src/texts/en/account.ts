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
  description: 'Enter your email address, and we’ll send you a link to choose a new password.',
  email: 'Email address',
  submit: 'Send link',
  backToLogin: 'Back to sign in',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If there’s an account for ${email}, we’ve emailed a link to reset its password. It works once and expires in 30 minutes.`,
  notReceived: 'Didn’t get it? Check your spam folder, or resend it in a minute.',
  sendAgain: 'Send again',
  sentAgain: 'We sent a new link.',
  otherEmail: 'Use another email address',
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
  /** A sentence in five parts: the second is a link to the terms, the fourth one to the privacy notice. */
  agreement: ['By signing up, you agree to our ', 'Terms', ' and ', 'Privacy Policy', '.'],
};

export const register = {
  title: 'Create your account',
  chooseRole: 'Are you a student or a teacher?',
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
  /** The address is that of document 2, section 6: namespace.{host}. */
  namespaceHint: (address: string) => `Your web address: ${address}. You can’t change it later.`,
  checking: 'Checking availability…',
  available: 'Available',
  notAvailable: 'Not available',
  email: 'Email address',
  password: 'Password',
  passwordHint: 'At least 8 characters. Mixing letters, numbers and symbols makes it stronger.',
  confirm: 'Confirm Password',
  plan: (plan: string) => `You chose the plan ${plan}.`,
  planLater: 'Your institution starts on Free until we confirm it.',
  changePlan: 'Change',
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
  resent: 'A new verification code has been sent to your email.',
  resendFailed: 'Failed to resend code. Please try again.',
};

export const passwordSettings = {
  title: 'Password',
  description: 'Changing your password signs you out everywhere else.',
  current: 'Current password',
  new: 'New password',
  confirm: 'Confirm new password',
  submit: 'Change password',
  changed: 'Your password was changed. You’re signed out everywhere else.',
  failed: 'We couldn’t change your password. Please try again.',
};

export const sessionSettings = {
  title: 'Where you’re signed in',
  description: 'Don’t recognize a device? Sign it out and change your password.',
  failed: 'We couldn’t load your devices.',
  none: 'You have no active sessions.',
  current: 'This device',
  began: (time: string, address: string) =>
    address ? `Signed in ${time}, from ${address}` : `Signed in ${time}`,
  passkeyBegan: (time: string, address: string) =>
    address ? `Signed in with a passkey ${time}, from ${address}` : `Signed in with a passkey ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  end: 'Sign out',
  endNamed: (device: string, time: string) => `Sign out: ${device}, signed in ${time}`,
  ended: (device: string) => `${device} was signed out.`,
  notEnded: 'We couldn’t sign out this device. Please try again.',
  endOthers: 'Sign out everywhere else',
  endOthersText: 'All your other devices will need to sign in again.',
  othersEnded: 'You’re signed out everywhere else.',
};
