import { AccountResolver } from '#modules/account/account.resolver';
import { SessionResolver } from '#modules/account/session.resolver';
import { ViewerResolver } from '#modules/account/viewer.resolver';
import { ActivityResolver } from '#modules/activity/activity.resolver';
import { CertificateResolver } from '#modules/certificate/certificate.resolver';
import { ChatLiveResolver } from '#modules/chat/chat-live.resolver';
import { ChatResolver } from '#modules/chat/chat.resolver';
import { AuditResolver } from '#modules/audit/audit.resolver';
import { CohortChangesResolver } from '#modules/cohort/cohort-changes.resolver';
import { CohortResolver } from '#modules/cohort/cohort.resolver';
import { CourseResolver } from '#modules/course/course.resolver';
import { CourseSharingResolver } from '#modules/course/course-sharing.resolver';
import { DiscussionChangedResolver } from '#modules/discussion/discussion-changed.resolver';
import { DiscussionResolver } from '#modules/discussion/discussion.resolver';
import { EnrollmentResolver } from '#modules/enrollment/enrollment.resolver';
import { FileResolver } from '#modules/file/file.resolver';
import { InstitutionResolver } from '#modules/institution/institution.resolver';
import { LessonResolver } from '#modules/lesson/lesson.resolver';
import { MembershipResolver } from '#modules/membership/membership.resolver';
import { NodeResolver } from './node.resolver.ts';
import { PresenceResolver } from '#modules/presence/presence.resolver';
import { SubmissionChangesResolver } from '#modules/submission/submission-changes.resolver';
import { SubmissionResolver } from '#modules/submission/submission.resolver';
import { WebhookResolver } from '#modules/webhook/webhook.resolver';
import { NotificationAddedResolver } from '#modules/notification/notification-added.resolver';
import { NotificationResolver } from '#modules/notification/notification.resolver';
import { NotificationsReadResolver } from '#modules/notification/notifications-read.resolver';
import { ApiTokenResolver } from '#modules/token/token.resolver';

/** Every resolver class: the surface of the schema. */
export const RESOLVERS = [
  AccountResolver,
  SessionResolver,
  ActivityResolver,
  CertificateResolver,
  ChatLiveResolver,
  ChatResolver,
  AuditResolver,
  ApiTokenResolver,
  CohortChangesResolver,
  CohortResolver,
  CourseResolver,
  CourseSharingResolver,
  DiscussionChangedResolver,
  DiscussionResolver,
  EnrollmentResolver,
  FileResolver,
  InstitutionResolver,
  LessonResolver,
  MembershipResolver,
  NodeResolver,
  NotificationAddedResolver,
  NotificationResolver,
  NotificationsReadResolver,
  PresenceResolver,
  SubmissionChangesResolver,
  SubmissionResolver,
  ViewerResolver,
  WebhookResolver,
];
