import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { auditTrigger } from '#platform/database/audited';
import { accountPolicies } from '#platform/database/tenancy';
import { DateTime, ID } from '#kernel/scalars';
import { Computed, Derived, Readable, type Row } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { Passkey } from '#modules/passkey/passkey.entity';
import { Account } from './account.entity.ts';
import { deviceOf } from './device.rules.ts';

/** Days after its last refresh for which a session is valid. */
export const SESSION_DAYS = 30;

const lastUseOf = (row: Row<Session>) => sql`${row.expiresAt} - interval '1 day' * ${sql.lit(SESSION_DAYS)}`;

/** A sign-in on one device: the family of refresh tokens descending from it. Signing out ends it. */
@ObjectType({ description: 'A session of the viewer on one device.' })
@Readable<Session>((row, { accountId }) => (accountId ? sql`${row.account} = ${accountId}` : sql`false`))
@Ordered({ LAST_USED_AT: 'expiresAt' }, { changedAt: 'expiresAt', changeTime: lastUseOf, isShort: true })
@Entity({
  tableName: 'session',
  rowLevelSecurity: true,
  policies: accountPolicies('session', 'account_id'),
  triggers: [
    auditTrigger('session', { on: ['insert'], write: 'audit_session' }),
    auditTrigger('session', {
      on: ['update'],
      when: 'old.revoked_at is null and new.revoked_at is not null',
      write: 'audit_session',
    }),
  ],
})
@Index({ properties: ['account'] })
@Index({ properties: ['passkey'] })
export class Session {
  @Field(() => ID, { description: 'ID of the session.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @ManyToOne({ entity: () => Account, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  account!: Ref<Account>;

  /** Membership of the session. Null for an account without an institution. */
  @Property({ type: 'uuid', nullable: true })
  institutionId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  membershipId?: string | null;

  /** Passkey that opened the session, and so proved both factors. Null for a password, and once it was removed. */
  @ManyToOne({
    entity: () => Passkey,
    ref: true,
    nullable: true,
    updateRule: 'no action',
    deleteRule: 'set null',
  })
  passkey?: Ref<Passkey> | null;

  @Computed<Session>(() => Boolean, (row) => sql`${row.passkey} is not null`, {
    description: 'Whether a passkey opened the session.',
  })
  isFromPasskey!: boolean & Opt;

  /** Custom domain at which it was opened. Its institution controls that host, so it is valid nowhere else. */
  @Property({ type: 'text', nullable: true })
  customHost?: string | null;

  @Property({ type: 'text', default: '' })
  userAgent: string & Opt = '';

  @Derived<Session>(
    () => String,
    ['userAgent'],
    ({ userAgent }: { userAgent: string }) => deviceOf(userAgent),
    { description: "Name of the device, derived from its user agent, for example 'Firefox on Windows'." },
  )
  device!: string & Opt;

  @Field(() => String, { description: 'IP address that signed in.' })
  @Property({ type: 'text', default: '' })
  address: string & Opt = '';

  @Field(() => DateTime, { description: 'Time of the sign-in.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Computed<Session>(() => DateTime, lastUseOf, {
    description: 'Time of the last refresh. A device in use refreshes every 15 minutes.',
  })
  lastUsedAt!: Date & Opt;

  @Computed<Session>(() => DateTime, lastUseOf, {
    description: 'Time of the last change, which is the last refresh.',
  })
  updatedAt!: Date & Opt;

  @Derived<Session>(() => Boolean, ['id'], ({ id }: { id: string }, viewer) => id === viewer.sessionId, {
    description: 'Whether this session sent the request.',
  })
  isCurrent!: boolean & Opt;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null;
}

/** A token in a session's chain. Using it determines its successor. Only its hash is stored. */
@Entity({ tableName: 'refresh_token' })
@Index({ properties: ['session'] })
export class RefreshToken {
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @ManyToOne({ entity: () => Session, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  session!: Ref<Session>;

  /** SHA-256 hash of the token. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt?: Date | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
