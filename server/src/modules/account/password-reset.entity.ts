import type { Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity.ts';

/** Latest password reset link of an account. A new request replaces it; using it deletes it. */
@Entity({ tableName: 'password_reset' })
export class PasswordReset {
  /** ID of the request. A job that runs twice recognizes by it that it is done; later requests have higher IDs. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @OneToOne({
    entity: () => Account,
    ref: true,
    unique: true,
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  account!: Ref<Account>;

  /** SHA-256 hash of the link's token. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
