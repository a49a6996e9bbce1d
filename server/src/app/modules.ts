import { analyticsModule } from '#modules/analytics/analytics.module';
import { platformModule } from '#platform/platform.module';
import type { Module, NodeType, OpenFields } from '#platform/module/module';
import type { TokenAccesses } from '#platform/request/token-access';
import { accountModule } from '#modules/account/account.module';
import { activityModule } from '#modules/activity/activity.module';
import { attendanceModule } from '#modules/attendance/attendance.module';
import { auditModule } from '#modules/audit/audit.module';
import { billingModule } from '#modules/billing/billing.module';
import { categoryModule } from '#modules/category/category.module';
import { certificateModule } from '#modules/certificate/certificate.module';
import { chatModule } from '#modules/chat/chat.module';
import { availabilityModule } from '#modules/availability/availability.module';
import { closingModule } from '#modules/closing/closing.module';
import { cohortModule } from '#modules/cohort/cohort.module';
import { coTeacherModule } from '#modules/co-teacher/co-teacher.module';
import { customDomainModule } from '#modules/custom-domain/custom-domain.module';
import { couponModule } from '#modules/coupon/coupon.module';
import { courseModule } from '#modules/course/course.module';
import { discussionModule } from '#modules/discussion/discussion.module';
import { emailChangeModule } from '#modules/email-change/email-change.module';
import { enrollmentModule } from '#modules/enrollment/enrollment.module';
import { eventModule } from '#modules/event/event.module';
import { exportModule } from '#modules/export/export.module';
import { extensionModule } from '#modules/extension/extension.module';
import { fileModule } from '#modules/file/file.module';
import { importModule } from '#modules/import/import.module';
import { institutionModule } from '#modules/institution/institution.module';
import { invitationModule } from '#modules/invitation/invitation.module';
import { learningModule } from '#modules/learning/learning.module';
import { lessonModule } from '#modules/lesson/lesson.module';
import { membershipModule } from '#modules/membership/membership.module';
import { notificationModule } from '#modules/notification/notification.module';
import { personalDataModule } from '#modules/personal-data/personal-data.module';
import { passkeyModule } from '#modules/passkey/passkey.module';
import { pricePlanModule } from '#modules/price-plan/price-plan.module';
import { orderModule } from '#modules/order/order.module';
import { presenceModule } from '#modules/presence/presence.module';
import { profileModule } from '#modules/profile/profile.module';
import { quizModule } from '#modules/quiz/quiz.module';
import { resourceModule } from '#modules/resource/resource.module';
import { reviewModule } from '#modules/review/review.module';
import { scheduleModule } from '#modules/schedule/schedule.module';
import { searchModule } from '#modules/search/search.module';
import { subscriptionModule } from '#modules/subscription/subscription.module';
import { submissionModule } from '#modules/submission/submission.module';
import { tokenModule } from '#modules/token/token.module';
import { webhookModule } from '#modules/webhook/webhook.module';
import { nodeModule } from './node.module.ts';

/** The only list of nouns. A noun comes after those that it refers to. */
const NOUNS: readonly Module[] = [
  institutionModule,
  accountModule,
  membershipModule,
  billingModule,
  customDomainModule,
  fileModule,
  profileModule,
  categoryModule,
  courseModule,
  cohortModule,
  passkeyModule,
  pricePlanModule,
  coTeacherModule,
  resourceModule,
  lessonModule,
  activityModule,
  emailChangeModule,
  enrollmentModule,
  couponModule,
  orderModule,
  subscriptionModule,
  eventModule,
  invitationModule,
  importModule,
  attendanceModule,
  availabilityModule,
  discussionModule,
  submissionModule,
  extensionModule,
  learningModule,
  quizModule,
  certificateModule,
  chatModule,
  reviewModule,
  scheduleModule,
  searchModule,
  analyticsModule,
  notificationModule,
  presenceModule,
  tokenModule,
  webhookModule,
  auditModule,
  personalDataModule,
  exportModule,
  closingModule,
];

/** All modules. */
export const MODULES: readonly Module[] = [platformModule, ...NOUNS, nodeModule(NOUNS)];

for (const { collect } of MODULES) collect?.(MODULES);

export const ENTITIES = MODULES.flatMap(({ entities = [] }) => entities);

export const RESOLVERS = MODULES.flatMap(({ resolvers = [] }) => resolvers);

export const CONSUMERS = MODULES.flatMap(({ consumers = [] }) => consumers);

export const JOBS = MODULES.flatMap(({ jobs = [] }) => jobs);

/** Types that implement `Node`. */
export const NODES: readonly NodeType[] = MODULES.flatMap(({ nodes = [] }) => nodes);

/** Access of API tokens, by root field. */
export const TOKEN_ACCESS: TokenAccesses = merged(({ tokenAccess }) => tokenAccess);

/** Root fields that visitors can call. */
export const OPEN_FIELDS: OpenFields = {
  publicFields: merged(({ publicFields }) => publicFields),
  visitorFields: merged(({ visitorFields }) => visitorFields),
};

function merged<T>(part: (module: Module) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  return Object.assign({}, ...MODULES.map(part)) as Record<string, T>;
}
