import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';

/**
 * A course or cohort, by its ID, whose entry in the catalogue may be another than its row. Triggers write it in the transaction of
 * the change, and the transaction that writes the entry deletes it (apply-changes.ts). It has nothing but IDs, also of suspended
 * institutions, so that one statement finds all.
 */
@TenantTable({
  tableName: 'catalogue_change',
  publicWhen: 'true',
  outlivesSuspension: true,
  audit: false,
  changes: false,
})
export class CatalogueChange extends TenantEntity {}
