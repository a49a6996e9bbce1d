import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Filter, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';
import { Node } from '#kernel/node';
import { DateTime, UUID } from '#kernel/scalars';

/** An institution, as the rows of its tables refer to it. */
export interface Tenant {
  id: string;
}

/** The entity of institutions: set by their module, which is above this layer. */
export const tenantRoot: { entity?: new () => Tenant } = {};

/** Columns of every table of an institution: the tenant, the identity (UUID v7) and the time of creation. */
@ObjectType({ implements: Node, description: 'An object that belongs to an institution.' })
@Filter({ name: 'tenant', cond: (args) => ({ institution: args['institution'] as string }), default: true })
export abstract class TenantEntity {
  [PrimaryKeyProp]?: ['institution', 'id'];

  @ManyToOne({
    entity: () => tenantRoot.entity!,
    primary: true,
    ref: true,
    updateRule: 'no action',
    deleteRule: 'no action',
  })
  institution!: Ref<Tenant>;

  @Field(() => UUID, { description: 'ID, unique across the platform.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @Field(() => DateTime, { description: 'Time of creation.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
