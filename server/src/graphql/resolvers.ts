import { AccountResolver } from '../account/account.resolver.ts';
import { SessionResolver } from '../account/session.resolver.ts';
import { ViewerResolver } from '../account/viewer.resolver.ts';
import { ActivityResolver } from '../activity/activity.resolver.ts';
import { CertificateResolver } from '../certificate/certificate.resolver.ts';
import { ChatLiveResolver } from '../chat/chat-live.resolver.ts';
import { ChatResolver } from '../chat/chat.resolver.ts';
import { AuditResolver } from '../audit/audit.resolver.ts';
import { CohortChangesResolver } from '../cohort/cohort-changes.resolver.ts';
import { CohortResolver } from '../cohort/cohort.resolver.ts';
import { CourseResolver } from '../course/course.resolver.ts';
import { CourseSharingResolver } from '../course/course-sharing.resolver.ts';
import { DiscussionChangedResolver } from '../discussion/discussion-changed.resolver.ts';
import { DiscussionResolver } from '../discussion/discussion.resolver.ts';
import { EnrollmentResolver } from '../enrollment/enrollment.resolver.ts';
import { FileResolver } from '../file/file.resolver.ts';
import { InstitutionResolver } from '../institution/institution.resolver.ts';
import { LessonResolver } from '../lesson/lesson.resolver.ts';
import { MembershipResolver } from '../membership/membership.resolver.ts';
import { NodeResolver } from '../node/node.resolver.ts';
import { PresenceResolver } from '../presence/presence.resolver.ts';
import { SubmissionChangesResolver } from '../submission/submission-changes.resolver.ts';
import { SubmissionResolver } from '../submission/submission.resolver.ts';
import { WebhookResolver } from '../webhook/webhook.resolver.ts';
import { NotificationAddedResolver } from '../notification/notification-added.resolver.ts';
import { NotificationResolver } from '../notification/notification.resolver.ts';
import { NotificationsReadResolver } from '../notification/notifications-read.resolver.ts';
import { ApiTokenResolver } from '../token/token.resolver.ts';

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
