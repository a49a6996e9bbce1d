import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { publicnessFunctions } from '#platform/database/publicness';
import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { copyResources } from './copy-resources.service.ts';
import { ResourceChangesResolver } from './resource-changes.resolver.ts';
import { Resource } from './resource.entity.ts';
import type { ResourceHolder } from './resource.events.ts';
import { ResourcesOfCohort, ResourcesOfCourse } from './resource.fields.ts';
import { RESOURCE_FILES } from './resource.files.ts';
import { ResourceResolver } from './resource.resolver.ts';
import { RESOURCE_WEBHOOKS } from './resource.webhook.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Resources of a course or a cohort changed. */
    resourcesChanged: { institutionId: string } & ResourceHolder;
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    resource: 'created' | 'updated' | 'deleted';
  }
}

export const resourceModule: Module = {
  name: 'resource',
  entities: [Resource],
  nodes: [{ type: Resource, scope: 'courses:read', orScope: 'cohorts:read' }],
  triggerFunctions: [publicnessFunctions('resource', PUBLIC_COURSES)],
  fields: [ResourcesOfCourse, ResourcesOfCohort],
  fileHolders: [RESOURCE_FILES],
  copyWithCourse: copyResources,
  resolvers: [ResourceChangesResolver, ResourceResolver],
  tokenAccess: {
    createFileResource: SESSION_ONLY, // API tokens upload no files
    createLinkResource: ['courses:write', 'cohorts:write'],
    updateResource: ['courses:write', 'cohorts:write'],
    arrangeResources: ['courses:write', 'cohorts:write'],
    deleteResource: ['courses:write', 'cohorts:write'],
    resourcesChanged: ['courses:read', 'cohorts:read'],
  },
  webhooks: [RESOURCE_WEBHOOKS],
};
