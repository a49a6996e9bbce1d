import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import { auditTrigger } from '../database/audited.ts';
import { Account } from './account.entity.ts';

/** A sign-in on one device: the family of refresh tokens that descend from it. Signing out ends it. */
@Entity({
  tableName: 'session',
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
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @ManyToOne({ entity: () => Account, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  account!: Ref<Account>;

  /** The membership it speaks for; null for an account without an institution. */
  @Property({ type: 'uuid', nullable: true })
  institutionId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  membershipId?: string | null;

  @Property({ type: 'text', default: '' })
  userAgent: string & Opt = '';

  /** Where it was signed in from. */
  @Property({ type: 'text', default: '' })
  address: string & Opt = '';

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null;
}

/** One token of a session's chain: used once, it names its successor. Only the hash of it is kept. */
@Entity({ tableName: 'refresh_token' })
@Index({ properties: ['session'] })
export class RefreshToken {
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @ManyToOne({ entity: () => Session, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  session!: Ref<Session>;

  /** SHA-256 of the token. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt?: Date | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
