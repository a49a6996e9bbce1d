import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { publicnessFunctions } from '#platform/database/publicness';
import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { Review, ReviewVote } from './review.entity.ts';
import { ReviewsOfCourse } from './review.fields.ts';
import { ReviewResolver } from './review.resolver.ts';
import { REVIEW_NOTIFICATIONS } from './review.notifications.ts';
import { REVIEW_WEBHOOKS } from './review.webhook.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    review: 'created' | 'updated';
  }
}

export const reviewModule: Module = {
  name: 'review',
  entities: [Review, ReviewVote],
  nodes: [{ type: Review, scope: 'courses:read' }],
  triggerFunctions: [publicnessFunctions('review', PUBLIC_COURSES)],
  fields: [ReviewsOfCourse],
  resolvers: [ReviewResolver],
  tokenAccess: {
    reviewCourse: SESSION_ONLY,
    deleteReview: ['courses:write'],
    replyToReview: ['courses:write'],
    setReviewHidden: ['courses:write'],
    voteOnReview: SESSION_ONLY,
  },
  webhooks: [REVIEW_WEBHOOKS],
  notifications: REVIEW_NOTIFICATIONS,
  news: [{ table: 'review', created: true }],
};
