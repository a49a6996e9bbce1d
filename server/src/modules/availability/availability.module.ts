import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { Availability } from './availability.entity.ts';
import { AvailabilityResolver } from './availability.resolver.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    availability: 'created' | 'deleted';
  }
}

export const availabilityModule: Module = {
  name: 'availability',
  entities: [Availability],
  nodes: [{ type: Availability, scope: 'events:read' }],
  resolvers: [AvailabilityResolver],
  tokenAccess: {
    availabilities: ['events:read'],
    createAvailability: ['events:write'],
    deleteAvailability: ['events:write'],
    bookOfficeHours: SESSION_ONLY,
  },
};
