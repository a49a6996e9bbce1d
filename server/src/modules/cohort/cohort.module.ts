import { catalogueFunction } from '#platform/catalogue/catalogued';
import { countFunction } from '#platform/database/counted';
import { publicnessFunctions } from '#platform/database/publicness';
import type { Module } from '#platform/module/module';
import { COHORT_COUNTS } from './cohort.counts.ts';
import type { DeletedCohort } from './cohort.events.ts';
import { CohortChangesResolver } from './cohort-changes.resolver.ts';
import { CohortCoverResolver } from './cohort-cover.resolver.ts';
import { COVER_FILES } from './cohort-cover.service.ts';
import { CohortCourse } from './cohort-course.entity.ts';
import { CohortsOfCourse, CoursesOfCohort } from './cohort-course.fields.ts';
import { CohortInstructor, Milestone } from './cohort-parts.entity.ts';
import { PartsOfCohort } from './cohort-parts.fields.ts';
import { PUBLIC_COHORT_PRICE } from './cohort-price.sql.ts';
import { Cohort } from './cohort.entity.ts';
import { COURSE_PRICE_FUNCTIONS } from './course-price.sql.ts';
import { PUBLIC_COHORTS } from './cohort-publicness.sql.ts';
import { CohortDatesResolver } from './cohort-dates.resolver.ts';
import { CohortResolver } from './cohort.resolver.ts';
import { COHORT_WEBHOOKS } from './cohort.webhook.ts';
import { MilestoneResolver } from './milestone.resolver.ts';
import { COHORT_NOTIFICATIONS } from './cohort.notifications.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** A cohort's seats, waitlist or texts changed; or it was deleted, and `deleted` names its readers. */
    cohortChanged: { institutionId: string; cohortId: string; deleted?: DeletedCohort };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    cohort: 'created' | 'updated' | 'published' | 'deleted';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    cohorts: 'read' | 'write';
  }
}

export const cohortModule: Module = {
  name: 'cohort',
  entities: [CohortCourse, CohortInstructor, Milestone, Cohort],
  nodes: [
    { type: Cohort, scope: 'cohorts:read' },
    { type: CohortCourse, scope: 'cohorts:read', within: 'cohort' },
    { type: CohortInstructor, scope: 'cohorts:read', within: 'cohort' },
    { type: Milestone, scope: 'cohorts:read', within: 'cohort' },
  ],
  triggerFunctions: [
    countFunction('cohort', COHORT_COUNTS),
    ...['cohort_course', 'cohort_instructor', 'milestone'].map((table) =>
      publicnessFunctions(table, PUBLIC_COHORTS),
    ),
    catalogueFunction(PUBLIC_COHORTS),
    COURSE_PRICE_FUNCTIONS,
  ],
  catalogued: [PUBLIC_COHORTS],
  fields: [CoursesOfCohort, CohortsOfCourse, PartsOfCohort],
  sqlFunctions: [PUBLIC_COHORT_PRICE],
  fileHolders: [COVER_FILES],
  resolvers: [
    CohortChangesResolver,
    CohortCoverResolver,
    CohortDatesResolver,
    CohortResolver,
    MilestoneResolver,
  ],
  scopes: {
    cohorts: {
      read: 'Read cohorts with their instructors and sessions, and subscribe to their changes.',
      write: 'Create, change, shift, copy and delete cohorts, and set their instructors and milestones.',
    },
  },
  tokenAccess: {
    quickCreate: ['courses:write', 'cohorts:write'],
    cohort: ['cohorts:read'],
    cohorts: ['cohorts:read'],
    cohortChanged: ['cohorts:read'],
    createCohort: ['cohorts:write'],
    createCohorts: ['cohorts:write'],
    updateCohorts: ['cohorts:write'],
    updateCohort: ['cohorts:write'],
    deleteCohort: ['cohorts:write'],
    addCohortInstructor: ['cohorts:write'],
    removeCohortInstructor: ['cohorts:write'],
    cohortShiftPreview: ['cohorts:read'],
    cohortClonePreview: ['cohorts:read'],
    shiftCohort: ['cohorts:write'],
    cloneCohort: ['cohorts:write'],
    publishCohort: ['cohorts:write'],
    setCohortCover: ['cohorts:write'],
    removeCohortCover: ['cohorts:write'],
    addMilestone: ['cohorts:write'],
    updateMilestone: ['cohorts:write'],
    removeMilestone: ['cohorts:write'],
  },
  visitorFields: {
    cohort: 'one on the marketplace',
    cohorts: 'the marketplace',
    cohortChanged: 'seats of what is on the marketplace',
  },
  webhooks: [COHORT_WEBHOOKS],
  notifications: COHORT_NOTIFICATIONS,
  news: [{ table: 'cohort', set: 'published_at' }],
};
