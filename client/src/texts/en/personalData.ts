/** The viewer's own data in the settings: the archive, and the end of the account. */

export const personalData = {
  title: 'Your data',
  description:
    'One ZIP archive with everything that we hold about you in all institutions: lines of JSON and the files that you uploaded.',
  privacy: 'It has no passwords or other secrets. Keep it in a safe place.',
  loadFailed: 'We couldn’t load this section.',
};

export const deleteAccount = {
  title: 'Delete your account',
  description: 'For good, in all institutions.',
  effects: [
    'Your name, email address, photo, messages, posts, reviews and submissions are erased.',
    'You lose your seats. Grades, attendance and payments stay without your name; receipts keep it, as the law asks.',
    'Your certificates remain valid under their numbers, without your name. Download them first.',
    'If you own an institution with other members, transfer it or close it first.',
  ],
  button: 'Delete Account',
  dialogTitle: 'Delete your account?',
  dialogText: 'This can’t be undone. You’re signed out on all devices at once.',
  password: 'Your password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  failed: 'We couldn’t delete your account. Please try again.',
  done: 'Your account was deleted.',
};
