export const emailSettings = {
  title: 'Email address',
  description: 'You sign in with this address, and we send your mail there.',
  failed: 'We couldn’t load your email address.',
  change: 'Change',
  changeTitle: 'Change your email address',
  changeText: 'We send a link to the new address. Your address changes when you open it.',
  email: 'New email address',
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  submit: 'Send link',
  notSent: 'We couldn’t send the link. Please try again.',
  sent: (email: string) => `We sent a link to ${email}.`,
  pending: (email: string) =>
    `Open the link that we sent to ${email}. It works once and expires in 30 minutes.`,
  pendingTitle: 'Waiting for confirmation',
  cancel: 'Cancel change',
  cancelled: 'Your email address stays as it is.',
  notCancelled: 'We couldn’t cancel the change. Please try again.',
};

/** Page of the links in the mails. */
export const emailChangePage = {
  confirmTitle: 'Confirm your new email address',
  confirmText: 'From now on, you’ll sign in with it, and your other devices will be signed out.',
  confirm: 'Confirm',
  confirmed: 'Email address changed',
  confirmedText: (email: string) => `Your email address is now ${email}.`,
  undoTitle: 'Keep your email address',
  undoText:
    'If you didn’t change the address of your account, someone knows your password. We sign out all devices, remove all passkeys, and you choose a new password.',
  undo: 'This wasn’t me',
  undone: (email: string) => `Your email address is ${email}. Choose a new password.`,
  failed: 'Something went wrong. Please try again.',
  invalidTitle: 'This link doesn’t work',
  invalidText: 'Open the whole link of the email, or request the change again in your settings.',
  goOn: 'Continue',
};
