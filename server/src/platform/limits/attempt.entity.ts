import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often something was tried that may be tried only so often; see attempts.ts. */
@Entity({ tableName: 'attempt' })
export class Attempt {
  /** What is tried and by whom or on whom: `sign-in:ada@example.org`. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  count!: number;

  /** When the count starts anew. */
  @Index()
  @Property({ type: 'timestamptz' })
  endsAt!: Date;
}
