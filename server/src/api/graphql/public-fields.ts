/**
 * Root fields without `@Authorized`: anybody may call them, also with an account whose e-mail is not verified. A test
 * fails on any field that is neither guarded nor here.
 */
export const PUBLIC_FIELDS: Readonly<Record<string, string>> = {
  viewer: 'null for a visitor',
  hostInstitution: "the institution's name on its sign-in screen",
  isNamespaceAvailable: 'asked while a teacher registers',
  registerStudent: 'makes the account',
  registerTeacher: 'makes the account',
  signUp: 'makes the account',
  signIn: 'proves who it is by the password',
  refreshSession: 'proves who it is by the cookie',
  signOut: 'also of a session that has ended',
  verifyEmail: 'proves who it is by the code',
  resendVerificationCodeTo: 'for who is not signed in; says nothing of whose the address is',
  requestPasswordReset: 'for who cannot sign in; says nothing of whose the address is',
  resetPassword: 'proves who it is by the link of a mail',
  subscribeEarlyAccess: 'before there are accounts',
};

/** Root fields with `@Authorized(VISITORS_TOO)`: they show visitors what is public. */
export const SHOWN_TO_VISITORS: Readonly<Record<string, string>> = {
  checkCertificate: 'one that somebody has the number of',
  cohort: 'one on the marketplace',
  cohorts: 'the marketplace',
  cohortChanged: 'seats of what is on the marketplace',
  course: 'one on the marketplace',
  courses: 'the marketplace',
  node: 'whatever of this is known by its identity',
};
