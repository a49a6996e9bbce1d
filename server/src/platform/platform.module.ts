import { Change } from './answers/change.entity.ts';
import { FORGET_CHANGES } from './answers/forget-changes.ts';
import { APPLY_CATALOGUE } from './catalogue/apply-catalogue.ts';
import { CatalogueChange } from './catalogue/catalogue-change.entity.ts';
import { catalogueConsumer } from './catalogue/catalogue-consumer.ts';
import { CatalogueEntry } from './catalogue/catalogue-entry.entity.ts';
import { collectCatalogued } from './catalogue/catalogued.ts';
import { FORGET_IDEMPOTENCY_KEYS } from './idempotency/forget.ts';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.ts';
import { CHANGE_FUNCTIONS } from './database/changes.ts';
import { SET_FORWARDED } from './database/forwarded.sql.ts';
import { IDENTITY_FUNCTIONS } from './database/identities.ts';
import { UPDATED_AT_FUNCTION } from './database/updated.ts';
import { QUEUE_REQUESTED } from './jobs/requests.ts';
import { Attempt } from './limits/attempt.entity.ts';
import { RateLimitResolver } from './limits/rate-limit.resolver.ts';
import { ANY_TOKEN } from './request/token-access.ts';
import { SEND_BULK_MAIL, SEND_MAIL, SEND_URGENT_MAIL } from './mail/mail.jobs.ts';
import type { Module } from './module/module.ts';
import { MISSING } from './read/missing.ts';
import { FOLD_COUNTS } from './stored-count/fold-counts.ts';
import { StoredCount } from './stored-count/stored-count.entity.ts';

/** Module of the platform's own tables and jobs. */
export const platformModule: Module = {
  name: 'platform',
  entities: [Attempt, CatalogueChange, CatalogueEntry, Change, IdempotencyKey, StoredCount],
  triggerFunctions: [
    IDENTITY_FUNCTIONS,
    UPDATED_AT_FUNCTION,
    SET_FORWARDED,
    CHANGE_FUNCTIONS,
    QUEUE_REQUESTED,
  ],
  resolvers: [RateLimitResolver],
  tokenAccess: { rateLimit: ANY_TOKEN },
  publicFields: { rateLimit: 'the budget of the caller itself' },
  sqlFunctions: [MISSING],
  collect: collectCatalogued,
  consumers: [catalogueConsumer],
  jobs: [
    APPLY_CATALOGUE,
    FOLD_COUNTS,
    FORGET_CHANGES,
    FORGET_IDEMPOTENCY_KEYS,
    SEND_BULK_MAIL,
    SEND_MAIL,
    SEND_URGENT_MAIL,
  ],
};
