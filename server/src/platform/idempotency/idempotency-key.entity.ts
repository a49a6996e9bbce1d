import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';

const ofAccount = `account_id = nullif(current_setting('${SETTINGS.account}', true), '')::uuid`;

/**
 * What became of a request that came with an Idempotency-Key. Only its account reads it, for its answer is the
 * account's.
 */
@Entity({
  tableName: 'idempotency_key',
  rowLevelSecurity: true,
  policies: [{ name: 'idempotency_key_own', roles: [APP_ROLE], using: ofAccount, check: ofAccount }],
})
export class IdempotencyKey {
  /** Whose key it is: of a token of the API, or of an account's sessions. */
  @PrimaryKey({ type: 'uuid' })
  ownerId!: string;

  /** As it was sent. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'uuid' })
  accountId!: string;

  /** Hash of what was asked for. */
  @Property({ type: 'text' })
  request!: string;

  /** Which request is at it: only that one may write here. */
  @Property({ type: 'uuid' })
  claim!: string;

  /** Until when nobody else takes it over. */
  @Property({ type: 'timestamptz' })
  claimedUntil!: Date;

  /** Results of its transactions by their number, each written by the transaction itself. */
  @Property({ type: 'jsonb', defaultRaw: `'{}'` })
  results!: Record<string, unknown>;

  /** The answer's JSON; null until there is one, and where it is too long to be kept. */
  @Property({ type: 'text', nullable: true })
  answer?: string | null;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
