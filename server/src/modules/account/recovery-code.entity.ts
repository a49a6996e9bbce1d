import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity.ts';

/** Unused recovery code of an account. Using it deletes it. */
@Entity({ tableName: 'recovery_code' })
@Unique({ properties: ['account', 'codeHash'] })
export class RecoveryCode {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Account, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  account!: Ref<Account>;

  /** SHA-256 hash of 80 random bits. It does not depend on the server's secret, so it outlives a new one. */
  @Property({ type: 'text' })
  codeHash!: string;
}
