import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Membership } from '#modules/membership/membership.entity';

/** A running instance of the server. Without heartbeats it counts as dead, and members with sockets on it as offline. */
@Entity({ tableName: 'app_instance' })
export class AppInstance {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  seenAt: Date & Opt = new Date();

  /** Institutions of the members with sockets on it: where to clean up after its death. */
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  institutionIds: string[] & Opt = [];
}

/** A member with at least one open socket on an instance. */
@TenantTable({ tableName: 'presence', audit: false, changes: false })
@Unique({ properties: ['institution', 'member', 'instance'] })
@Index({ properties: ['instance'] })
export class Presence extends TenantEntity {
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @ManyToOne({
    entity: () => AppInstance,
    ref: true,
    joinColumn: 'instance_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  instance!: Ref<AppInstance>;
}
