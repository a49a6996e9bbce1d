import { Index } from '@mikro-orm/decorators/legacy';

interface ListIndexOptions {
  /** Properties that order the list; the institution precedes them, the ID follows. */
  by: string[];
  /** Columns that decide about visibility, also in policies, or that filter the list. */
  has: string[];
}

/**
 * Index with all columns that a list needs: PostgreSQL skips and counts rows in the index without reading the
 * table (decision 0065).
 */
export const ListIndex = ({ by, has }: ListIndexOptions): ClassDecorator =>
  Index({ properties: ['institution', ...by, 'id'] as never, include: has as never }) as ClassDecorator;
