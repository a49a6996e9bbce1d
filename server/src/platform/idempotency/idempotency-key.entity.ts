import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';

const ofAccount = `account_id = nullif(current_setting('${SETTINGS.account}', true), '')::uuid`;

/** Outcome of a request with an Idempotency-Key. Only its account can read it, because the response is private. */
@Entity({
  tableName: 'idempotency_key',
  rowLevelSecurity: true,
  policies: [{ name: 'idempotency_key_own', roles: [APP_ROLE], using: ofAccount, check: ofAccount }],
})
export class IdempotencyKey {
  /** ID of the owner: an API token, or an account for its sessions. */
  @PrimaryKey({ type: 'uuid' })
  ownerId!: string;

  /** Key as it was sent. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'uuid' })
  accountId!: string;

  /** Hash of the request's content. */
  @Property({ type: 'text' })
  request!: string;

  /** ID of the claim. Only the request that holds it may write here. */
  @Property({ type: 'uuid' })
  claim!: string;

  /** Time until which no other request may take over. */
  @Property({ type: 'timestamptz' })
  claimedUntil!: Date;

  /** Results of the request's transactions by number, each written in the transaction itself. */
  @Property({ type: 'jsonb', defaultRaw: `'{}'` })
  results!: Record<string, unknown>;

  /** Response as JSON; null until the request ends, and for one that is too long to be stored. */
  @Property({ type: 'text', nullable: true })
  answer?: string | null;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
