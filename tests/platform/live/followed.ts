import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { LiveInboxDocument } from '../../../client/src/app/layout/LiveInbox.generated.ts';
import { AppLayoutDocument } from '../../../client/src/app/layout/AppLayout.generated.ts';
import { EventPageDocument } from '../../../client/src/app/event-page/EventPage.generated.ts';
import { CohortDocument } from '../../../client/src/app/cohort-page/CohortPage.generated.ts';
import { CourseAssignmentsDocument } from '#features/assignment/CourseAssignments.generated';
import { LiveActivitiesDocument } from '#features/assignment/LiveActivities.generated';
import { LiveSubmissionsDocument } from '#features/assignment/LiveSubmissions.generated';
import { applySubmissionChange } from '#features/assignment/submissionChanges';
import { SubmitAssignmentDocument } from '#features/assignment/SubmitAssignmentPage.generated';
import { BillingDocument } from '#features/billing/Billing.generated';
import { LiveBillingDocument } from '#features/billing/LiveBilling.generated';
import { CustomDomainSettingsDocument } from '#features/custom-domain/CustomDomainSection.generated';
import { LiveCustomDomainDocument } from '#features/custom-domain/LiveCustomDomain.generated';
import { applyMessageChanges, insertConversation } from '#features/chat/chatCache';
import { ChatDocument, PresenceDocument } from '#features/chat/ChatPage.generated';
import {
  ConversationDocument,
  MessagesChangedDocument,
  TypingChangedDocument,
} from '#features/chat/ConversationPane.generated';
import { ConversationsDocument } from '#features/chat/PeoplePane.generated';
import { CategoriesDocument } from '#features/category/CategoriesPage.generated';
import { applyCohortChange } from '#features/cohort/cohortChanges';
import { CohortsDocument } from '#features/cohort/CohortsPage.generated';
import { CohortStudentsDocument } from '#features/cohort/CohortStudents.generated';
import { LiveCohortsDocument } from '#features/cohort/LiveCohorts.generated';
import { CohortSessionsDocument } from '#features/cohort/sessions/CohortSessions.generated';
import { LiveSessionsDocument } from '#features/cohort/sessions/LiveSessions.generated';
import { applyDiscussionChange } from '#features/discussion/discussionCache';
import { applyCouponChange } from '#features/coupon/couponCache';
import { CouponsDocument } from '#features/coupon/CouponsPage.generated';
import { LiveCouponsDocument } from '#features/coupon/LiveCoupons.generated';
import { CoTeachersDocument } from '#features/course/co-teachers/CoTeachersTab.generated';
import { CurriculumDocument } from '#features/course/curriculum/Curriculum.generated';
import { EditCourseDocument } from '#features/course/EditCoursePage.generated';
import { LiveCourseDocument } from '#features/course/LiveCourse.generated';
import { CourseCategoriesDocument } from '#features/course/CategoryField.generated';
import { MemberCourseDocument } from '#features/course/MemberCourse.generated';
import { DiscussionsDocument } from '#features/discussion/DiscussionList.generated';
import { DiscussionDocument } from '#features/discussion/DiscussionPage.generated';
import { DiscussionChangedDocument } from '#features/discussion/useDiscussionChanges.generated';
import { applyEventChange } from '#features/event/eventCache';
import { EventRegistrationsDocument } from '#features/event/EventRegistrations.generated';
import { EventsDocument } from '#features/event/EventsPage.generated';
import { LiveEventsDocument } from '#features/event/LiveEvents.generated';
import { applyImportChange } from '#features/import/importCache';
import { ImportRunsDocument, LiveImportsDocument } from '#features/import/Imports.generated';
import { LessonQuizDocument } from '#features/quiz/LessonQuiz.generated';
import { LiveQuizAttemptsDocument } from '#features/quiz/LiveQuizAttempts.generated';
import {
  LiveNotificationsDocument,
  LiveReadingDocument,
} from '#features/notification/LiveNotifications.generated';
import { applyNotification, applyReading } from '#features/notification/notificationCache';
import { NotificationsDocument } from '#features/notification/NotificationsPage.generated';
import { LiveOrdersDocument } from '#features/order/LiveOrders.generated';
import { applyOrderChange } from '#features/order/orderCache';
import { OrdersDocument } from '#features/order/OrdersPage.generated';
import { CourseResourcesDocument } from '#features/resource/CourseResources.generated';
import { ResourcesChangedDocument } from '#features/resource/Resources.generated';
import { LiveAgendaDocument } from '#lib/LiveAgenda.generated';
import { LiveCategoriesDocument } from '#lib/LiveCategories.generated';
import { setCategories } from '#lib/setCategories';
import type { DocumentNode } from 'graphql';
import type { World } from './world.ts';

/** Query of a screen, whose response the client caches. */
export interface Screen {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** How the client follows a subscription. */
export interface Followed<Data = unknown> {
  subscription: DocumentNode;
  variables?: (world: World) => OperationVariables;
  /** Updates the cache after an event, besides writing the event's objects. */
  apply?: (cache: ApolloCache, data: Data, world: World) => void;
  /** Whether `apply` writes the event's objects too. */
  writesItself?: boolean;
  /** Whether only admins follow it. */
  isForAdmins?: boolean;
  /** Screens that its events keep up to date. */
  screens: (world: World) => Screen[];
}

/** Keeps the type of the event within its row. */
function row<Data, Variables extends OperationVariables>(
  followed: Followed<Data> & { subscription: TypedDocumentNode<Data, Variables> },
): Followed {
  return followed as Followed;
}

const ORDER = { field: 'ENROLLED_AT', direction: 'ASC' };

const CONVERSATIONS: Screen = { query: ConversationsDocument, variables: { search: null } };

/** Every subscription of the schema, with the documents and the cache updates of the client. */
export const FOLLOWED: Record<string, Followed> = {
  activityChanged: row({
    subscription: LiveActivitiesDocument,
    screens: ({ activity }) => [{ query: SubmitAssignmentDocument, variables: { id: activity.id } }],
  }),
  // The screen reads the agenda again.
  agendaChanged: row({ subscription: LiveAgendaDocument, screens: () => [] }),
  billingChanged: row({
    subscription: LiveBillingDocument,
    isForAdmins: true,
    screens: () => [{ query: BillingDocument }],
  }),
  customDomainChanged: row({
    subscription: LiveCustomDomainDocument,
    isForAdmins: true,
    screens: () => [{ query: CustomDomainSettingsDocument }],
  }),
  categoriesChanged: row({
    subscription: LiveCategoriesDocument,
    apply: (cache, { categoriesChanged }) => setCategories(cache, categoriesChanged.categories),
    screens: () => [{ query: CategoriesDocument }, { query: CourseCategoriesDocument }],
  }),
  cohortChanged: row({
    subscription: LiveCohortsDocument,
    writesItself: true,
    apply: (cache, data) => applyCohortChange(cache, data),
    screens: ({ cohort: { id } }) => [
      { query: CohortDocument, variables: { id } },
      {
        query: CohortsDocument,
        variables: { search: null, status: null, isOpen: false, direction: 'DESC', page: 1 },
      },
      { query: CohortStudentsDocument, variables: { id, status: null, orderBy: ORDER, page: 1 } },
    ],
  }),
  conversationChanged: row({
    subscription: LiveInboxDocument,
    apply: (cache, { conversationChanged }) => insertConversation(cache, conversationChanged.conversation.id),
    screens: () => [CONVERSATIONS, { query: ChatDocument }],
  }),
  couponChanged: row({
    subscription: LiveCouponsDocument,
    isForAdmins: true,
    apply: (cache) => applyCouponChange(cache),
    screens: () => [{ query: CouponsDocument, variables: { search: null, isActive: null, page: 1 } }],
  }),
  courseChanged: row({
    subscription: LiveCourseDocument,
    variables: ({ course: { id } }) => ({ id }),
    screens: ({ course: { id } }) => [
      { query: MemberCourseDocument, variables: { id } },
      { query: EditCourseDocument, variables: { id } },
      { query: CurriculumDocument, variables: { id } },
      { query: CoTeachersDocument, variables: { id } },
    ],
  }),
  discussionChanged: row({
    subscription: DiscussionChangedDocument,
    apply: (cache, { discussionChanged }) => applyDiscussionChange(cache, discussionChanged),
    screens: ({ discussion: { id } }) => [
      { query: DiscussionsDocument, variables: { courseId: null, search: null, page: 1 } },
      { query: DiscussionDocument, variables: { id } },
    ],
  }),
  eventChanged: row({
    subscription: LiveEventsDocument,
    writesItself: true,
    apply: (cache, data) => applyEventChange(cache, data),
    screens: ({ event: { id } }) => [
      { query: EventPageDocument, variables: { id } },
      {
        query: EventsDocument,
        variables: {
          search: null,
          type: null,
          status: null,
          from: null,
          isMine: false,
          direction: 'ASC',
          page: 1,
        },
      },
      {
        query: EventRegistrationsDocument,
        variables: { id, status: null, orderBy: { field: 'TURN', direction: 'ASC' }, page: 1 },
      },
    ],
  }),
  importChanged: row({
    subscription: LiveImportsDocument,
    isForAdmins: true,
    apply: (cache, { importChanged }) => applyImportChange(cache, importChanged.id),
    screens: () => [{ query: ImportRunsDocument, variables: { page: 1 } }],
  }),
  messagesChanged: row({
    subscription: MessagesChangedDocument,
    variables: ({ room }) => ({ conversationId: room, after: null }),
    apply: (cache, { messagesChanged }, { room }) => applyMessageChanges(cache, room, messagesChanged),
    screens: ({ room }) => [{ query: ConversationDocument, variables: { id: room } }],
  }),
  notificationAdded: row({
    subscription: LiveNotificationsDocument,
    apply: (cache, { notificationAdded }) => applyNotification(cache, notificationAdded.notification),
    screens: () => [
      { query: NotificationsDocument, variables: { unreadOnly: false, kind: null, page: 1 } },
      { query: AppLayoutDocument },
    ],
  }),
  notificationsRead: row({
    subscription: LiveReadingDocument,
    apply: (cache, { notificationsRead }) => applyReading(cache, notificationsRead.notification),
    screens: () => [
      { query: NotificationsDocument, variables: { unreadOnly: false, kind: null, page: 1 } },
      { query: AppLayoutDocument },
    ],
  }),
  orderChanged: row({
    subscription: LiveOrdersDocument,
    apply: (cache) => applyOrderChange(cache),
    screens: () => [
      {
        query: OrdersDocument,
        variables: { isMine: false, search: null, status: null, couponId: null, page: 1 },
      },
    ],
  }),
  presenceChanged: row({ subscription: PresenceDocument, screens: () => [CONVERSATIONS] }),
  quizAttemptChanged: row({
    subscription: LiveQuizAttemptsDocument,
    variables: ({ quiz: { id } }) => ({ quizId: id }),
    screens: ({ lesson: { id } }) => [{ query: LessonQuizDocument, variables: { lessonId: id } }],
  }),
  resourcesChanged: row({
    subscription: ResourcesChangedDocument,
    variables: ({ course: { id } }) => ({ holderId: id }),
    screens: ({ course: { id } }) => [{ query: CourseResourcesDocument, variables: { courseId: id } }],
  }),
  sessionsChanged: row({
    subscription: LiveSessionsDocument,
    variables: ({ cohort: { id } }) => ({ cohortId: id }),
    screens: ({ cohort: { id } }) => [{ query: CohortSessionsDocument, variables: { id } }],
  }),
  submissionChanged: row({
    subscription: LiveSubmissionsDocument,
    apply: (cache, { submissionChanged }) => applySubmissionChange(cache, submissionChanged),
    screens: ({ activity, course }) => [
      { query: SubmitAssignmentDocument, variables: { id: activity.id } },
      { query: CourseAssignmentsDocument, variables: { courseId: course.id, page: 1 } },
    ],
  }),
  // The screen shows the event itself.
  typingChanged: row({
    subscription: TypingChangedDocument,
    variables: ({ room }) => ({ conversationId: room }),
    screens: () => [],
  }),
};
