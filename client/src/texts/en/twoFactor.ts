/** Second step of a sign-in. */
export const codeStep = {
  title: 'Enter your code',
  code: 'Code',
  codeHint: 'Enter the code that your authenticator app shows.',
  recoveryCode: 'Recovery code',
  recoveryHint:
    'Enter one of the codes you saved when you turned on two-factor authentication. Each works once.',
  submit: 'Sign In',
  byRecovery: 'Use a recovery code',
  byApp: 'Use my authenticator app',
  back: 'Back to sign in',
  startAgain: 'Your password was changed. Go back and sign in again.',
};

export const twoFactor = {
  title: 'Two-factor authentication',
  description: 'Protect your account with a code from your phone, in addition to your password.',
  failed: 'We couldn’t load this setting.',
  on: 'On',
  off: 'Off',
  setUp: 'Set up',
  setUpTitle: 'Set up an authenticator app',
  scan: 'Scan this QR code with an authenticator app, then enter the code it shows.',
  picture: 'QR code for your authenticator app',
  secret: 'Key',
  secretHint: 'Can’t scan it? Enter this key in the app.',
  copySecret: 'Copy key',
  code: 'Code',
  codeHint: 'The 6-digit code from the app.',
  turnOn: 'Turn on',
  notBegun: 'We couldn’t start the setup. Please try again.',
  notOn: 'We couldn’t turn on two-factor authentication. Please try again.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-factor authentication',
  turnOffText: 'Anyone who knows your password will be able to sign in.',
  turnedOff: 'Two-factor authentication is off.',
  notOff: 'We couldn’t turn off two-factor authentication. Please try again.',
  newCodes: 'New recovery codes',
  newCodesText: 'Your old recovery codes will stop working.',
  replace: 'Create codes',
  notReplaced: 'We couldn’t create new codes. Please try again.',
  password: 'Password',
  proof: 'Code',
  proofHint: 'From your authenticator app, or a recovery code.',
  codesTitle: 'Save your recovery codes',
  codesText:
    'If you lose your phone, use one of these codes to sign in. Each works once. We won’t show them again.',
  codes: 'Recovery codes',
  copyCodes: 'Copy codes',
  download: 'Download codes',
  fileName: 'recovery-codes.txt',
  fileHead: (app: string, email: string) => `${app} recovery codes for ${email}. Each works once.`,
  saved: 'I saved them',
};

/** Screen of those whose institution requires two-factor authentication. */
export const twoFactorRequired = {
  title: 'Set up two-factor authentication',
  description: (institution: string) =>
    `${institution} asks its members to sign in with a code from their phone, too. Setting it up takes about two minutes.`,
  institution: 'Your institution',
  failed: 'We couldn’t load this page.',
  enter: 'Continue',
  notEntered: 'We couldn’t open the institution. Please try again.',
  passkey: 'If you have a passkey, sign out and sign in with it instead.',
};
