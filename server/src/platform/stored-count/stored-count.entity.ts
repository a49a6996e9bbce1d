import { Index, Property } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';

/**
 * A signed amount of one count of an institution. The count is the sum of the rows with its name. Triggers only add rows,
 * so that writers never wait for each other; a job adds rows up (fold-counts.ts). See docs/decisions.
 */
@TenantTable({ tableName: 'stored_count', audit: false })
@Index({ properties: ['institution', 'name'] })
export class StoredCount extends TenantEntity {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'double', runtimeType: 'number', columnType: 'numeric(16,2)' })
  amount!: number;
}
