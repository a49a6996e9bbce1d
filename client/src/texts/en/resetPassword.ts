export const resetPassword = {
  title: 'Choose a new password',
  description: 'You’ll be signed out on all your devices, and passkeys will be removed.',
  claimed:
    'Your email address is verified. You didn’t sign up in this browser, so the password from sign-up no longer works. Choose a new password to sign in.',
  password: 'New password',
  submit: 'Change password',
  changed: 'Your password was changed. Sign in with the new one.',
  expiredTitle: 'This link is no longer valid',
  expired: 'Reset links work once and expire after 30 minutes.',
  askAgain: 'Request a new link',
};
