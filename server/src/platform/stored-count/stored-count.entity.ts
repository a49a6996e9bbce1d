import { Index, Property } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';

/**
 * Signed increment of a count of an institution. The count is the sum of the rows with its name. Triggers only insert rows,
 * so that writers never wait for each other. A job folds the rows (fold-counts.ts).
 */
@TenantTable({ tableName: 'stored_count', audit: false, changes: 'institution' })
@Index({ properties: ['institution', 'name'] })
export class StoredCount extends TenantEntity {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'double', runtimeType: 'number', columnType: 'numeric(16,2)' })
  amount!: number;
}
