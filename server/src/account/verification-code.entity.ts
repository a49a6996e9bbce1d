import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import { Account } from './account.entity.ts';

/** The code that an account's e-mail was sent last; a resend replaces it. */
@Entity({ tableName: 'verification_code' })
export class VerificationCode {
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @OneToOne({
    entity: () => Account,
    ref: true,
    unique: true,
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  account!: Ref<Account>;

  @Property({ type: 'text' })
  codeHash!: string;

  /** Codes compared so far; at most 5. */
  @Property({ type: 'integer', default: 0 })
  tries: number & Opt = 0;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** Times of the codes sent in the last hour, for the limits on resending. */
  @Property({ type: 'array', columnType: 'timestamptz[]', defaultRaw: "'{}'" })
  sentAt: string[] & Opt = [];
}
