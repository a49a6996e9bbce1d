import { type AccountDeletedData, accountDeleted } from './account-deleted.ts';
import { type AccountExportReadyData, accountExportReady } from './account-export-ready.ts';
import { type EmailChangeData, emailChange } from './email-change.ts';
import { type EmailChangeRequestedData, emailChangeRequested } from './email-change-requested.ts';
import { type EmailTakenData, emailTaken } from './email-taken.ts';
import { type DomainDisabledData, domainDisabled } from './domain-disabled.ts';
import { type DomainFailingData, domainFailing } from './domain-failing.ts';
import { type InstitutionApprovedData, institutionApproved } from './institution-approved.ts';
import { type InstitutionRejectedData, institutionRejected } from './institution-rejected.ts';
import { type ExportReadyData, exportReady } from './export-ready.ts';
import { type InstitutionClosedData, institutionClosed } from './institution-closed.ts';
import { type InstitutionErasedData, institutionErased } from './institution-erased.ts';
import { institutionErasedSoon } from './institution-erased-soon.ts';
import { type InstitutionKeptData, institutionKept } from './institution-kept.ts';
import { type InstitutionReopenedData, institutionReopened } from './institution-reopened.ts';
import { type InstitutionsPendingData, institutionsPending } from './institutions-pending.ts';
import { type InstitutionSuspendedData, institutionSuspended } from './institution-suspended.ts';
import { type InvitationData, invitation } from './invitation.ts';
import { type MemberErasedData, memberErased } from './member-erased.ts';
import { type MemberInvitationData, memberInvitation } from './member-invitation.ts';
import { type MembershipChangedData, membershipChanged } from './membership-changed.ts';
import { type PasskeyChangedData, passkeyChanged } from './passkey-changed.ts';
import { type PasswordChangedData, passwordChanged } from './password-changed.ts';
import { type TwoFactorChangedData, twoFactorChanged } from './two-factor-changed.ts';
import { type PasswordResetData, passwordReset } from './password-reset.ts';
import { type SalesInquiryData, salesInquiry } from './sales-inquiry.ts';
import { type SignInWarningData, signInWarning } from './sign-in-warning.ts';
import { type VerificationCodeData, verificationCode } from './verification-code.ts';
import { type WebhookDisabledData, webhookDisabled } from './webhook-disabled.ts';
import { type WelcomeData, welcome } from './welcome.ts';
import type { NotificationData, Template } from './template.ts';

export type { NotificationData, Template } from './template.ts';

/** Data of each template. Mails of notifications have templates of their own, which the nouns declare. */
export interface TemplateData {
  'account-deleted': AccountDeletedData;
  'account-export-ready': AccountExportReadyData;
  'email-change': EmailChangeData;
  'email-change-requested': EmailChangeRequestedData;
  'email-taken': EmailTakenData;
  'domain-disabled': DomainDisabledData;
  'domain-failing': DomainFailingData;
  'institution-approved': InstitutionApprovedData;
  'institution-rejected': InstitutionRejectedData;
  'export-ready': ExportReadyData;
  'institution-closed': InstitutionClosedData;
  'institution-erased': InstitutionErasedData;
  'institution-erased-soon': InstitutionClosedData;
  'institution-kept': InstitutionKeptData;
  'institution-reopened': InstitutionReopenedData;
  'institution-suspended': InstitutionSuspendedData;
  'institutions-pending': InstitutionsPendingData;
  invitation: InvitationData;
  'member-erased': MemberErasedData;
  'member-invitation': MemberInvitationData;
  'membership-changed': MembershipChangedData;
  'passkey-changed': PasskeyChangedData;
  'password-changed': PasswordChangedData;
  'two-factor-changed': TwoFactorChangedData;
  'password-reset': PasswordResetData;
  'sales-inquiry': SalesInquiryData;
  'sign-in-warning': SignInWarningData;
  'verification-code': VerificationCodeData;
  'webhook-disabled': WebhookDisabledData;
  welcome: WelcomeData;
}

const TEMPLATES: { [T in keyof TemplateData]: Template<TemplateData[T]> } = {
  'account-deleted': accountDeleted,
  'account-export-ready': accountExportReady,
  'email-change': emailChange,
  'email-change-requested': emailChangeRequested,
  'email-taken': emailTaken,
  'domain-disabled': domainDisabled,
  'domain-failing': domainFailing,
  'institution-approved': institutionApproved,
  'institution-rejected': institutionRejected,
  'export-ready': exportReady,
  'institution-closed': institutionClosed,
  'institution-erased': institutionErased,
  'institution-erased-soon': institutionErasedSoon,
  'institution-kept': institutionKept,
  'institution-reopened': institutionReopened,
  'institution-suspended': institutionSuspended,
  'institutions-pending': institutionsPending,
  invitation,
  'member-erased': memberErased,
  'member-invitation': memberInvitation,
  'membership-changed': membershipChanged,
  'passkey-changed': passkeyChanged,
  'password-changed': passwordChanged,
  'two-factor-changed': twoFactorChanged,
  'password-reset': passwordReset,
  'sales-inquiry': salesInquiry,
  'sign-in-warning': signInWarning,
  'verification-code': verificationCode,
  'webhook-disabled': webhookDisabled,
  welcome,
};

const ofNotifications = new Map<string, Template<NotificationData>>();

/** Adds the template of the mails of a kind of notification. */
export const addNotificationTemplate = (name: string, template: Template<NotificationData>): void =>
  void ofNotifications.set(name, template);

/** Returns the template with a name. @throws Error for an unknown one */
export function templateOf(name: string): Template<never> {
  const template = Object.hasOwn(TEMPLATES, name)
    ? TEMPLATES[name as keyof TemplateData]
    : ofNotifications.get(name);
  if (!template) throw new Error(`There is no mail template ${name}.`);
  return template;
}
