import { type CohortChangeData, cohortChange } from './cohort-change.ts';
import { type CohortDeletedData, cohortDeleted } from './cohort-deleted.ts';
import { type EnrollmentData, enrollment } from './enrollment.ts';
import { type InvitationData, invitation } from './invitation.ts';
import { type StudentEnrollmentData, studentEnrollment } from './student-enrollment.ts';
import { type VerificationCodeData, verificationCode } from './verification-code.ts';
import { type WaitlistPromotionData, waitlistPromotion } from './waitlist-promotion.ts';
import { type WebhookDisabledData, webhookDisabled } from './webhook-disabled.ts';
import type { Template } from './template.ts';

export type { Template } from './template.ts';

/** What each template is filled with. */
export interface TemplateData {
  'cohort-change': CohortChangeData;
  'cohort-deleted': CohortDeletedData;
  enrollment: EnrollmentData;
  invitation: InvitationData;
  'student-enrollment': StudentEnrollmentData;
  'verification-code': VerificationCodeData;
  'waitlist-promotion': WaitlistPromotionData;
  'webhook-disabled': WebhookDisabledData;
}

export const TEMPLATES: { [T in keyof TemplateData]: Template<TemplateData[T]> } = {
  'cohort-change': cohortChange,
  'cohort-deleted': cohortDeleted,
  enrollment,
  invitation,
  'student-enrollment': studentEnrollment,
  'verification-code': verificationCode,
  'waitlist-promotion': waitlistPromotion,
  'webhook-disabled': webhookDisabled,
};
