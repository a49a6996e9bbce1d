import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Membership } from '#modules/membership/membership.entity';

/** A running server. One that says nothing for a while is dead, and whoever it holds sockets of is not there. */
@Entity({ tableName: 'app_instance' })
export class AppInstance {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  seenAt: Date & Opt = new Date();

  /** Whose members it holds sockets of: where to clear up after its death. */
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  institutionIds: string[] & Opt = [];
}

/** A member has a socket open, or several, on an instance. */
@TenantTable({ tableName: 'presence', audit: false })
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
