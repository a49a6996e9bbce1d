import { countFunction } from '#platform/database/counted';
import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { ENROLLMENT_COUNTS } from './enrollment.counts.ts';
import { COMPLETE_ENROLLMENTS } from './complete.service.ts';
import { ENROLLMENT_END } from './enrollment-end.sql.ts';
import { Enrollment } from './enrollment.entity.ts';
import {
  EnrollmentFieldsOfAccount,
  EnrollmentFieldsOfCohort,
  EnrollmentFieldsOfInstitution,
  EnrollmentFieldsOfMember,
} from './enrollment.fields.ts';
import { EnrollmentResolver } from './enrollment.resolver.ts';
import { IS_LIVE_ENROLLMENT } from './enrollment-status.sql.ts';
import { OWN_PLACE } from './own-place.sql.ts';
import { WAITLIST_POSITION } from './waitlist-position.sql.ts';
import { ENROLLMENT_WEBHOOKS } from './enrollment.webhook.ts';
import { ENROLLMENT_NOTIFICATIONS } from './enrollment.notifications.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /**
     * `created`: a seat, or a held seat with a pending payment. `promoted`: a seat from the waitlist. `paid`:
     * the pending payment arrived. `completed`: held a seat until the end.
     */
    enrollment: 'created' | 'waitlisted' | 'promoted' | 'paid' | 'cancelled' | 'completed';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    enrollments: 'read' | 'write';
  }
}

export const enrollmentModule: Module = {
  name: 'enrollment',
  entities: [Enrollment],
  nodes: [{ type: Enrollment, scope: 'enrollments:read' }],
  triggerFunctions: [countFunction('enrollment', ENROLLMENT_COUNTS), ENROLLMENT_END],
  fields: [
    EnrollmentFieldsOfCohort,
    EnrollmentFieldsOfAccount,
    EnrollmentFieldsOfInstitution,
    EnrollmentFieldsOfMember,
  ],
  resolvers: [EnrollmentResolver],
  scopes: {
    enrollments: {
      read: 'Read who is enrolled in cohorts, their progress and payments.',
      write:
        'Enroll students in cohorts and move them, confirm their payments, and decline and cancel enrollments.',
    },
  },
  tokenAccess: {
    enrollMember: ['enrollments:write'],
    enrollMembers: ['enrollments:write'],
    cancelMemberEnrollment: ['enrollments:write'],
    markEnrollmentPaid: ['enrollments:write'],
    moveEnrollment: ['enrollments:write'],
    declineEnrollment: ['enrollments:write'],
    enroll: SESSION_ONLY,
    cancelEnrollment: SESSION_ONLY,
  },
  sqlFunctions: [IS_LIVE_ENROLLMENT, WAITLIST_POSITION, OWN_PLACE],
  jobs: [COMPLETE_ENROLLMENTS],
  webhooks: [ENROLLMENT_WEBHOOKS],
  notifications: ENROLLMENT_NOTIFICATIONS,
  news: [{ table: 'enrollment', created: true }],
};
