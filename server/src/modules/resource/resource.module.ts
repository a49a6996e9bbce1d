import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { publicnessFunctions } from '#platform/database/publicness';
import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { copyResources } from './copy-resources.service.ts';
import { ResourceChangesResolver } from './resource-changes.resolver.ts';
import { Resource } from './resource.entity.ts';
import type { ResourceHolder } from './resource.events.ts';
import { deleteResourcesOfEvent } from './delete-resources.service.ts';
import { ResourcesOfCohort, ResourcesOfCourse, ResourcesOfEvent } from './resource.fields.ts';
import { RESOURCE_FILES } from './resource.files.ts';
import { ResourceResolver } from './resource.resolver.ts';
import { RESOURCE_WEBHOOKS } from './resource.webhook.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Resources of a course, a cohort or an event changed. */
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
  nodes: [{ type: Resource, scope: 'courses:read', orScopes: ['cohorts:read', 'events:read'] }],
  triggerFunctions: [publicnessFunctions('resource', PUBLIC_COURSES)],
  fields: [ResourcesOfCourse, ResourcesOfCohort, ResourcesOfEvent],
  fileHolders: [RESOURCE_FILES],
  copyWithCourse: copyResources,
  deleteWithEvent: deleteResourcesOfEvent,
  resolvers: [ResourceChangesResolver, ResourceResolver],
  tokenAccess: {
    createFileResource: SESSION_ONLY, // API tokens upload no files
    createLinkResource: ['courses:write', 'cohorts:write', 'events:write'],
    updateResource: ['courses:write', 'cohorts:write', 'events:write'],
    arrangeResources: ['courses:write', 'cohorts:write', 'events:write'],
    deleteResource: ['courses:write', 'cohorts:write', 'events:write'],
    resourcesChanged: ['courses:read', 'cohorts:read', 'events:read'],
  },
  webhooks: [RESOURCE_WEBHOOKS],
};
