import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';
import { DateTime, ID } from '#kernel/scalars';
import { Account } from '#modules/account/account.entity';
import { auditTrigger } from '#platform/database/audited';
import { UPDATED_AT } from '#platform/database/base.entity';
import { accountPolicies } from '#platform/database/tenancy';
import { updatedAtTriggers } from '#platform/database/updated';
import { Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';

/** Columns that each sign-in changes. The audit log leaves them out, and they do not move `updated_at`. */
const QUIET = ['sign_count', 'last_used_at'];

/** Public key of an authenticator, with which an account signs in instead of its password and code. */
@ObjectType({ description: 'A passkey of the viewer. It signs in without password and code.' })
@Readable<Passkey>((row, { accountId }) => (accountId ? sql`${row.account} = ${accountId}` : sql`false`))
@Ordered({}, { isShort: true })
@Entity({
  tableName: 'passkey',
  rowLevelSecurity: true,
  policies: accountPolicies('passkey', 'account_id'),
  triggers: [
    ...updatedAtTriggers('passkey', { quiet: QUIET }),
    auditTrigger('passkey', { on: ['insert', 'delete'], write: 'audit_passkey', quiet: QUIET }),
    auditTrigger('passkey', {
      on: ['update'],
      when: 'old.name is distinct from new.name',
      write: 'audit_passkey',
      quiet: QUIET,
    }),
  ],
})
@Index({ properties: ['account'] })
export class Passkey {
  @Field(() => ID, { description: 'ID of the passkey.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @ManyToOne({ entity: () => Account, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  account!: Ref<Account>;

  @Field(() => String, { description: 'Name that the viewer gave it, 1 to 60 characters.' })
  @Property({ type: 'text' })
  name!: string;

  /** ID that the authenticator gave it, in base64url. */
  @Property({ type: 'text', unique: true })
  credentialId!: string;

  /** COSE key in base64url. It only verifies signatures. */
  @Property({ type: 'text' })
  publicKey!: string;

  /** Number of signatures that the authenticator reported last. 0 for one that does not count. */
  @Property({ type: 'bigint', default: 0 })
  signCount: number & Opt = 0;

  /** Ways to reach the authenticator, for example `internal` or `usb`, so that browsers do not offer it twice. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  transports: string[] & Opt = [];

  @Field(() => DateTime, { nullable: true, description: 'Time of its last sign-in. Null before the first.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Kept by triggers (#platform/database/updated), which replace what is written here. */
  @Field(() => DateTime, { description: UPDATED_AT })
  @Property({ type: 'timestamptz' })
  updatedAt: Date & Opt = new Date();
}
