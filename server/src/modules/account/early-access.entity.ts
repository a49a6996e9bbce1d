import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';

/** Subscriber to the announcement of early access. */
@Entity({ tableName: 'early_access_subscriber' })
export class EarlyAccessSubscriber {
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  /** In lower case. */
  @Property({ type: 'text', unique: true })
  email!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
