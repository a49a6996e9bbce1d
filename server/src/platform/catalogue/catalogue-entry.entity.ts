import { Index, Property } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';

const index = (name: string, columns: string) => ({
  name: `catalogue_entry_${name}`,
  expression: `create index catalogue_entry_${name} on catalogue_entry ${columns}`,
});

/**
 * A course or cohort that everybody may read, with the ID of that and with what visitors' lists select and sort by. It is a
 * copy: see catalogue-change.entity.ts. In a cluster every node has all entries, so that neither a list of all institutions
 * nor the search for the institution of an ID asks them; elsewhere there are none.
 */
@TenantTable({ tableName: 'catalogue_entry', publicWhen: 'true', audit: false, isReference: true })
@Index(index('id', '(id) include (institution_id)'))
@Index(index('created', '(kind, created_at, id)'))
@Index(index('updated', '(kind, updated_at, id)'))
@Index(index('title', '(kind, title, id)'))
@Index(index('start', '(kind, starts_at, id)'))
@Index(index('search', `using gin (kind, without_accents(title || ' ' || description) gin_trgm_ops)`))
export class CatalogueEntry extends TenantEntity {
  /** Table of the object. */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  /** Only courses have these two. */
  @Property({ type: 'text', nullable: true })
  category?: string | null;

  @Property({ type: 'text', nullable: true })
  level?: string | null;

  /** Only cohorts have these three. */
  @Property({ type: 'timestamptz', nullable: true })
  startsAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  endsAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  closesAt?: Date | null;
}
