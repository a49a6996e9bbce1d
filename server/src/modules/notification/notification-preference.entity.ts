import type { Ref } from '@mikro-orm/core';
import { Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Membership } from '#modules/membership/membership.entity';
import { NotificationKind } from './notification-kind.ts';

/** What a member wants otherwise than by default. */
@TenantTable({ tableName: 'notification_preference', audit: false })
@Unique({ properties: ['institution', 'member', 'kind'] })
export class NotificationPreference extends TenantEntity {
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Enum({ items: () => NotificationKind, type: 'text' })
  kind!: NotificationKind;

  /** Whether a mail is sent beside what the bell shows. */
  @Property({ type: 'boolean' })
  isMailed!: boolean;
}
