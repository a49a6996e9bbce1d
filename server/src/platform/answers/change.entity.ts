import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';

/**
 * Note that a transaction changed rows, by their key (database/changes.ts). Triggers write it in the transaction itself,
 * so that it becomes visible together with the changes.
 */
@Entity({ tableName: 'change' })
export class Change {
  @PrimaryKey({ type: 'uuid' })
  key!: string;

  /** Number of the transaction. */
  @PrimaryKey({ columnType: 'xid8', type: 'string' })
  xid!: string;
}
