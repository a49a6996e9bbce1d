import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { AppInstance, Presence } from './presence.entity.ts';
import { PresenceResolver } from './presence.resolver.ts';
import { presenceOf } from './presence.service.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Members came online or went offline. */
    presenceChanged: { institutionId: string; membershipIds: string[] };
  }
}

export const presenceModule: Module = {
  name: 'presence',
  entities: [AppInstance, Presence],
  resolvers: [PresenceResolver],
  tokenAccess: {
    presenceChanged: SESSION_ONLY,
  },
  start: (services) => {
    const presence = presenceOf(services);
    return () => presence.stop();
  },
};
