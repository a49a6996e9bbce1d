import { Account } from '../account/account.entity.ts';
import { Attempt } from '../account/attempt.entity.ts';
import { EarlyAccessSubscriber } from '../account/early-access.entity.ts';
import { PasswordReset } from '../account/password-reset.entity.ts';
import { RefreshToken, Session } from '../account/session.entity.ts';
import { VerificationCode } from '../account/verification-code.entity.ts';
import { Activity } from '../activity/activity.entity.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { Attendance, CohortSession } from '../attendance/attendance.entity.ts';
import { Certificate } from '../certificate/certificate.entity.ts';
import { Conversation } from '../chat/conversation.entity.ts';
import { Message } from '../chat/message.entity.ts';
import { ReadMark } from '../chat/read-mark.entity.ts';
import { CohortCourse } from '../cohort/cohort-course.entity.ts';
import { CohortInstructor, Milestone, Resource } from '../cohort/cohort-parts.entity.ts';
import { Cohort } from '../cohort/cohort.entity.ts';
import { Course } from '../course/course.entity.ts';
import { Invitation } from '../course/invitation.entity.ts';
import { Section } from '../course/section.entity.ts';
import { Discussion } from '../discussion/discussion.entity.ts';
import { DiscussionReply } from '../discussion/discussion-reply.entity.ts';
import { Enrollment } from '../enrollment/enrollment.entity.ts';
import { StoredFile } from '../file/file.entity.ts';
import { StorageUse } from '../file/storage-use.entity.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts';
import { Institution } from '../institution/institution.entity.ts';
import { Lesson, LessonCompletion } from '../lesson/lesson.entity.ts';
import { Membership } from '../membership/membership.entity.ts';
import { AppInstance, Presence } from '../presence/presence.entity.ts';
import { WebhookAttempt } from '../webhook/webhook-attempt.entity.ts';
import { WebhookDelivery } from '../webhook/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../webhook/webhook-endpoint.entity.ts';
import { NotificationPreference } from '../notification/notification-preference.entity.ts';
import { Notification } from '../notification/notification.entity.ts';
import { StoredCount } from '../stored-count/stored-count.entity.ts';
import { Submission } from '../submission/submission.entity.ts';
import { ApiToken } from '../token/token.entity.ts';

/** Every table. */
export const ENTITIES = [
  Account,
  Activity,
  AppInstance,
  ApiToken,
  Attempt,
  Attendance,
  AuditEntry,
  Certificate,
  Cohort,
  CohortCourse,
  CohortInstructor,
  CohortSession,
  Conversation,
  Course,
  Discussion,
  DiscussionReply,
  EarlyAccessSubscriber,
  Enrollment,
  IdempotencyKey,
  Institution,
  Invitation,
  Lesson,
  LessonCompletion,
  Membership,
  Message,
  Milestone,
  Presence,
  ReadMark,
  Notification,
  NotificationPreference,
  PasswordReset,
  RefreshToken,
  Resource,
  Section,
  Session,
  StorageUse,
  StoredCount,
  StoredFile,
  Submission,
  VerificationCode,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
];
