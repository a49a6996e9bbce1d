// Every file of a noun says its role in its name: docs/architecture.md, "Files of a noun".
import { filesBelow } from '../support/project.mjs';

const ROLES = [
  'entity',
  'fields',
  'input',
  'payload',
  'connection',
  'enums',
  'rules',
  'policy',
  'permissions',
  'visibility',
  'service',
  'sql',
  'sources',
  'counts',
  'files',
  'limits',
  'mail',
  'notifications',
  'resolver',
  'feed',
  'events',
  'consumer',
  'jobs',
  'webhook',
  'pdf',
  'module',
];

const NAME = new RegExp(`^server/src/modules/[a-z-]+/[a-z-]+\\.(?:${ROLES.join('|')})\\.ts$`);

/** Files of nouns whose names have no known role. */
export const filesWithoutRole = () => filesBelow('server/src/modules').filter((file) => !NAME.test(file));
