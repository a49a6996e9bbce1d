import { Account } from '#modules/account/account.entity';
import { Attempt } from '#platform/limits/attempt.entity';
import { EarlyAccessSubscriber } from '#modules/account/early-access.entity';
import { PasswordReset } from '#modules/account/password-reset.entity';
import { RefreshToken, Session } from '#modules/account/session.entity';
import { VerificationCode } from '#modules/account/verification-code.entity';
import { Activity } from '#modules/activity/activity.entity';
import { AuditEntry } from '#modules/audit/audit-entry.entity';
import { Attendance, CohortSession } from '#modules/attendance/attendance.entity';
import { Certificate } from '#modules/certificate/certificate.entity';
import { Conversation } from '#modules/chat/conversation.entity';
import { Message } from '#modules/chat/message.entity';
import { ReadMark } from '#modules/chat/read-mark.entity';
import { CohortCourse } from '#modules/cohort/cohort-course.entity';
import { CohortInstructor, Milestone, Resource } from '#modules/cohort/cohort-parts.entity';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { Invitation } from '#modules/course/invitation.entity';
import { Section } from '#modules/course/section.entity';
import { Discussion } from '#modules/discussion/discussion.entity';
import { DiscussionReply } from '#modules/discussion/discussion-reply.entity';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { StoredFile } from '#modules/file/file.entity';
import { StorageUse } from '#modules/file/storage-use.entity';
import { IdempotencyKey } from '#platform/idempotency/idempotency-key.entity';
import { Institution } from '#modules/institution/institution.entity';
import { Lesson, LessonCompletion } from '#modules/lesson/lesson.entity';
import { Membership } from '#modules/membership/membership.entity';
import { AppInstance, Presence } from '#modules/presence/presence.entity';
import { WebhookAttempt } from '#modules/webhook/webhook-attempt.entity';
import { WebhookDelivery } from '#modules/webhook/webhook-delivery.entity';
import { WebhookEndpoint } from '#modules/webhook/webhook-endpoint.entity';
import { NotificationPreference } from '#modules/notification/notification-preference.entity';
import { Notification } from '#modules/notification/notification.entity';
import { StoredCount } from '#platform/stored-count/stored-count.entity';
import { Submission } from '#modules/submission/submission.entity';
import { ApiToken } from '#modules/token/token.entity';

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
