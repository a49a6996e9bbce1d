import type { Module } from '#platform/module/module';
import { Extension } from './extension.entity.ts';
import { ExtensionFieldsOfActivity } from './extension.fields.ts';
import { EXTENSION_NOTIFICATIONS } from './extension.notifications.ts';
import { ExtensionResolver } from './extension.resolver.ts';
import { EXTENSION_WEBHOOKS } from './extension.webhook.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    extension: 'created' | 'updated' | 'deleted';
  }
}

export const extensionModule: Module = {
  name: 'extension',
  entities: [Extension],
  nodes: [{ type: Extension, scope: 'submissions:read' }],
  fields: [ExtensionFieldsOfActivity],
  resolvers: [ExtensionResolver],
  tokenAccess: {
    extensions: ['submissions:read'],
    grantExtension: ['activities:write'],
    revokeExtension: ['activities:write'],
  },
  webhooks: [EXTENSION_WEBHOOKS],
  notifications: EXTENSION_NOTIFICATIONS,
};
