import type { Scope } from '#kernel/scope.rules';

/** For people who signed in: a token never gets here, whatever its scopes. */
export const SESSION_ONLY = 'session only';

/** For every token, for it tells what is public or what the token says of itself. */
export const ANY_TOKEN = 'any token';

/** What a token needs: one of the above, or all of these scopes. */
export type TokenAccess = typeof SESSION_ONLY | typeof ANY_TOKEN | readonly [Scope, ...Scope[]];

/**
 * What an API token needs to call each root field. What is not listed is refused, and a test fails on it. The root field
 * decides: what it leads to is read with it (docs/decisions, 0020).
 */
export const TOKEN_ACCESS: Readonly<Record<string, TokenAccess>> = {
  // Courses and their lessons
  course: ['courses:read'],
  courses: ['courses:read'],
  myCourses: ['courses:read'],
  lesson: ['courses:read'],
  lessons: ['courses:read'],
  createCourse: ['courses:write'],
  updateCourse: ['courses:write'],
  publishCourse: ['courses:write'],
  unpublishCourse: ['courses:write'],
  archiveCourse: ['courses:write'],
  restoreCourse: ['courses:write'],
  deleteCourse: ['courses:write'],
  shareCourse: ['courses:write'],
  createLesson: ['courses:write'],
  updateLesson: ['courses:write'],
  deleteLesson: ['courses:write'],
  quickCreate: ['courses:write', 'cohorts:write'],

  // Cohorts
  cohort: ['cohorts:read'],
  cohorts: ['cohorts:read'],
  cohortChanged: ['cohorts:read'],
  createCohort: ['cohorts:write'],
  updateCohort: ['cohorts:write'],
  deleteCohort: ['cohorts:write'],
  addCohortInstructor: ['cohorts:write'],
  removeCohortInstructor: ['cohorts:write'],
  markEnrollmentPaid: ['cohorts:write'],
  declineEnrollment: ['cohorts:write'],

  // Activities
  activity: ['activities:read'],
  activities: ['activities:read'],
  createActivity: ['activities:write'],
  updateActivity: ['activities:write'],
  deleteActivity: ['activities:write'],
  submission: ['activities:read'],
  submissionChanged: ['activities:read'],
  gradeSubmission: ['activities:write'],

  // Certificates
  certificate: ['certificates:read'],
  certificates: ['certificates:read'],
  issueCertificate: ['certificates:write'],
  issueCertificates: ['certificates:write'],

  // People
  members: ['members:read'],
  removeMember: ['members:write'],
  restoreMember: ['members:write'],
  changeMemberRole: SESSION_ONLY, // a token must not make an admin, who may do more than its scopes

  // The institution
  institution: ['institution:read'],
  updateInstitution: ['institution:write'],

  // Files
  file: ['files:read'],
  deleteFile: SESSION_ONLY,

  // Webhooks
  webhookEndpoint: ['webhooks:read'],
  webhookEndpoints: ['webhooks:read'],
  webhookDelivery: ['webhooks:read'],
  createWebhookEndpoint: ['webhooks:write'],
  updateWebhookEndpoint: ['webhooks:write'],
  deleteWebhookEndpoint: ['webhooks:write'],
  rotateWebhookSecret: ['webhooks:write'],
  sendTestWebhook: ['webhooks:write'],
  redeliverWebhook: ['webhooks:write'],

  // The audit log
  auditEntries: ['audit:read'],

  // Whatever has an identity
  node: ['courses:read', 'cohorts:read', 'activities:read', 'members:read', 'institution:read'],

  // Public, or about the token itself
  apiToken: ANY_TOKEN,
  checkCertificate: ANY_TOKEN,
  hostInstitution: ANY_TOKEN,
  isNamespaceAvailable: ANY_TOKEN,

  // A person for itself: account, session, institutions, own seats and work, what it is told
  viewer: SESSION_ONLY,
  institutions: SESSION_ONLY,
  createInstitution: SESSION_ONLY,
  notifications: SESSION_ONLY,
  notificationAdded: SESSION_ONLY,
  notificationsRead: SESSION_ONLY,
  notificationPreferences: SESSION_ONLY,
  markNotificationRead: SESSION_ONLY,
  markAllNotificationsRead: SESSION_ONLY,
  setNotificationPreference: SESSION_ONLY,
  completeLesson: SESSION_ONLY,
  enroll: SESSION_ONLY,
  cancelEnrollment: SESSION_ONLY,
  submitWork: SESSION_ONLY,
  registerStudent: SESSION_ONLY,
  registerTeacher: SESSION_ONLY,
  signUp: SESSION_ONLY,
  signIn: SESSION_ONLY,
  signOut: SESSION_ONLY,
  refreshSession: SESSION_ONLY,
  switchInstitution: SESSION_ONLY,
  verifyEmail: SESSION_ONLY,
  resendVerificationCode: SESSION_ONLY,
  resendVerificationCodeTo: SESSION_ONLY,
  changePassword: SESSION_ONLY,
  deleteAccount: SESSION_ONLY,
  sessions: SESSION_ONLY,
  endSession: SESSION_ONLY,
  endOtherSessions: SESSION_ONLY,
  requestPasswordReset: SESSION_ONLY,
  resetPassword: SESSION_ONLY,
  subscribeEarlyAccess: SESSION_ONLY,

  // People talk to people
  contacts: SESSION_ONLY,
  conversation: SESSION_ONLY,
  conversations: SESSION_ONLY,
  openConversation: SESSION_ONLY,
  sendMessage: SESSION_ONLY,
  editMessage: SESSION_ONLY,
  deleteMessage: SESSION_ONLY,
  markConversationRead: SESSION_ONLY,
  setTyping: SESSION_ONLY,
  messagesChanged: SESSION_ONLY,
  conversationChanged: SESSION_ONLY,
  typingChanged: SESSION_ONLY,
  presenceChanged: SESSION_ONLY,
  discussion: SESSION_ONLY,
  discussions: SESSION_ONLY,
  startDiscussion: SESSION_ONLY,
  updateDiscussion: SESSION_ONLY,
  deleteDiscussion: SESSION_ONLY,
  replyToDiscussion: SESSION_ONLY,
  updateDiscussionReply: SESSION_ONLY,
  deleteDiscussionReply: SESSION_ONLY,
  discussionChanged: SESSION_ONLY,

  // A token makes no tokens, and the plan is the platform's
  apiTokens: SESSION_ONLY,
  createApiToken: SESSION_ONLY,
  revokeApiToken: SESSION_ONLY,
  setInstitutionPlan: SESSION_ONLY,
  suspendInstitution: SESSION_ONLY,
  reopenInstitution: SESSION_ONLY,
};
