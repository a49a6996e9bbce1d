import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Counter of a rate limit that the database keeps; see attempts.ts. */
@Entity({ tableName: 'attempt' })
export class Attempt {
  /** Name of the limit and its subject: `sign-in:ada@example.org`. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  count!: number;

  /** End of the window, when the counter restarts. */
  @Index()
  @Property({ type: 'timestamptz' })
  endsAt!: Date;
}
