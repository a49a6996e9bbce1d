import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '#modules/account/account.entity';
import { accountPolicies } from '#platform/database/tenancy';

/** Change of the e-mail address of an account, which takes effect with the link that the new address gets. */
@Entity({
  tableName: 'email_change',
  rowLevelSecurity: true,
  policies: accountPolicies('email_change', 'account_id'),
})
@Index({ properties: ['account'] })
@Index({ properties: ['oldEmail'] })
export class EmailChange {
  /** ID of the change, from which both links are derived. */
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @ManyToOne({ entity: () => Account, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  account!: Ref<Account>;

  @Property({ type: 'text' })
  oldEmail!: string;

  @Property({ type: 'text' })
  newEmail!: string;

  /** Session that requested the change. It continues when the others end. */
  @Property({ type: 'uuid' })
  sessionId!: string;

  /** SHA-256 hash of the token that the new address gets. */
  @Property({ type: 'text', unique: true })
  confirmTokenHash!: string;

  /** SHA-256 hash of the token that the old address gets. */
  @Property({ type: 'text', unique: true })
  undoTokenHash!: string;

  /** End of the time to confirm the change. A later request moves it to its own time. */
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** End of the time to take the change back. */
  @Index()
  @Property({ type: 'timestamptz' })
  undoExpiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;
}
