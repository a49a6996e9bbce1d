import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';

/** How far the figures of an institution are rolled up, and in which time zone. Later days are read from their rows. */
@TenantTable({ tableName: 'figures_roll_up', audit: false })
@Unique({ properties: ['institution'] })
export class FiguresRollUp extends TenantEntity {
  /** IANA name. */
  @Property({ type: 'text' })
  timeZone!: string;

  /** Last day that is rolled up. */
  @Property({ type: 'date' })
  rolledUntil!: string;

  /** Time of the latest run. Payments that changed since then are counted again. */
  @Property({ type: 'timestamptz' })
  rolledAt!: Date;
}
