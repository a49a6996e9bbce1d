import type { Ref } from '@mikro-orm/core';
import { Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Membership } from '#modules/membership/membership.entity';
import { allKinds } from './notification-kinds.service.ts';

/** A member's deviation from the defaults. */
@TenantTable({ tableName: 'notification_preference', audit: false })
@Unique({ properties: ['institution', 'member', 'kind'] })
export class NotificationPreference extends TenantEntity {
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Enum({ items: allKinds, type: 'text' })
  kind!: string;

  /** Whether a mail is sent in addition to the notification in the app. */
  @Property({ type: 'boolean' })
  isMailed!: boolean;
}
