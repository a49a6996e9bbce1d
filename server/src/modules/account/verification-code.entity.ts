import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import { Account } from './account.entity.ts';

/** Latest verification code of an account. Resending replaces it. */
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

  /** HMAC of the account and the code. */
  @Property({ type: 'text' })
  codeHash!: string;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
