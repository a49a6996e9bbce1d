import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity.ts';

/** Authenticator app of an account, being set up or in use (`account.two_factor_at`). */
@Entity({ tableName: 'two_factor' })
export class TwoFactor {
  /** ID of the set-up, from which the app's secret is derived. A new set-up has a new one. */
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

  /** Time step of the last accepted code, in periods of 30 seconds since 1970. Codes up to it are refused. */
  @Property({ type: 'integer', default: 0 })
  lastStep: number & Opt = 0;
}
