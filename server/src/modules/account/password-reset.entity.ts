import type { Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity.ts';

/** The link that an account was mailed last to set another password; a new request replaces it, using it removes it. */
@Entity({ tableName: 'password_reset' })
export class PasswordReset {
  /** Of the request, by which a job that runs twice knows that it is done; later requests have greater ones. */
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

  /** SHA-256 of the link's token. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
