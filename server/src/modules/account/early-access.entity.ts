import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';

/** Somebody who wants to hear when sign-up opens. */
@Entity({ tableName: 'early_access_subscriber' })
export class EarlyAccessSubscriber {
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  /** Lower case. */
  @Property({ type: 'text', unique: true })
  email!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
