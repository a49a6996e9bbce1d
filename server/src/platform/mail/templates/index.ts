import { type AccountDeletedData, accountDeleted } from './account-deleted.ts';
import { activity } from './activity.ts';
import { certificate } from './certificate.ts';
import { cohortChange } from './cohort-change.ts';
import { cohortDeleted } from './cohort-deleted.ts';
import { discussionReply } from './discussion-reply.ts';
import { enrollment } from './enrollment.ts';
import { grade } from './grade.ts';
import { eventReminder } from './event-reminder.ts';
import { type InstitutionReopenedData, institutionReopened } from './institution-reopened.ts';
import { type InstitutionSuspendedData, institutionSuspended } from './institution-suspended.ts';
import { type InvitationData, invitation } from './invitation.ts';
import { type MembershipChangedData, membershipChanged } from './membership-changed.ts';
import { type PasswordChangedData, passwordChanged } from './password-changed.ts';
import { type PasswordResetData, passwordReset } from './password-reset.ts';
import { studentEnrollment } from './student-enrollment.ts';
import { type VerificationCodeData, verificationCode } from './verification-code.ts';
import { waitlistPromotion } from './waitlist-promotion.ts';
import { type WebhookDisabledData, webhookDisabled } from './webhook-disabled.ts';
import type { NotificationData, Template } from './template.ts';

export type { Template } from './template.ts';

/** Data of each template. */
export interface TemplateData {
  'account-deleted': AccountDeletedData;
  activity: NotificationData;
  certificate: NotificationData;
  'cohort-change': NotificationData;
  'cohort-deleted': NotificationData;
  'discussion-reply': NotificationData;
  enrollment: NotificationData;
  grade: NotificationData;
  'event-reminder': NotificationData;
  'institution-reopened': InstitutionReopenedData;
  'institution-suspended': InstitutionSuspendedData;
  invitation: InvitationData;
  'membership-changed': MembershipChangedData;
  'password-changed': PasswordChangedData;
  'password-reset': PasswordResetData;
  'student-enrollment': NotificationData;
  'verification-code': VerificationCodeData;
  'waitlist-promotion': NotificationData;
  'webhook-disabled': WebhookDisabledData;
}

export const TEMPLATES: { [T in keyof TemplateData]: Template<TemplateData[T]> } = {
  'account-deleted': accountDeleted,
  activity,
  certificate,
  'cohort-change': cohortChange,
  'cohort-deleted': cohortDeleted,
  'discussion-reply': discussionReply,
  enrollment,
  grade,
  'event-reminder': eventReminder,
  'institution-reopened': institutionReopened,
  'institution-suspended': institutionSuspended,
  invitation,
  'membership-changed': membershipChanged,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'student-enrollment': studentEnrollment,
  'verification-code': verificationCode,
  'waitlist-promotion': waitlistPromotion,
  'webhook-disabled': webhookDisabled,
};
