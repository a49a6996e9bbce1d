import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';

/** Total size of an institution's files, maintained by the transactions that write and delete files. */
@TenantTable({ tableName: 'storage_use', audit: false })
@Unique({ properties: ['institution'] })
export class StorageUse extends TenantEntity {
  @Property({ type: 'bigint', runtimeType: 'number' })
  bytes!: number;
}
