import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';

/** Event of a payment provider that was applied to an order or a subscription in the same transaction, so only once. */
@TenantTable({ tableName: 'payment_event', audit: false })
@Unique({ properties: ['institution', 'provider', 'eventId'] })
export class PaymentEvent extends TenantEntity {
  @Property({ type: 'text' })
  provider!: string;

  /** ID at the provider. */
  @Property({ type: 'text' })
  eventId!: string;

  @Property({ type: 'text' })
  type!: string;
}
