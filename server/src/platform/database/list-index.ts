import { Index } from '@mikro-orm/decorators/legacy';

interface ListIndexOptions {
  /** Properties that order the list; the institution stands before them, the identity behind. */
  by: string[];
  /** Columns that decide which rows a reader sees, in policies too, or that narrow the list. */
  has: string[];
}

/**
 * An index with everything that a list asks of its rows: PostgreSQL skips and counts them in the index, without a look at
 * the table (docs/decisions/0065-far-pages-and-counts-in-indexes.md).
 */
export const ListIndex = ({ by, has }: ListIndexOptions): ClassDecorator =>
  Index({ properties: ['institution', ...by, 'id'] as never, include: has as never }) as ClassDecorator;
