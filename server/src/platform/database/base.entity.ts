import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Filter, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';
import { Node } from '#kernel/node';
import { DateTime, ID } from '#kernel/scalars';

/** An institution as tenant tables refer to it. */
export interface Tenant {
  id: string;
}

/** Entity of institutions, set by its module, which is in a higher layer. */
export const tenantRoot: { entity?: new () => Tenant } = {};

/** Description of the field `updatedAt`. */
export const UPDATED_AT =
  'Time of the last change, the creation included. Counts and other values that follow from other objects do not move it.';

/** Columns of every tenant table: the institution, the ID (UUID v7), and the times of creation and of the last change. */
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

  @Field(() => ID, { description: 'ID, unique across the platform.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @Field(() => DateTime, { description: 'Time of creation.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Kept by triggers (updated.ts), which replace what is written here. */
  @Field(() => DateTime, { description: UPDATED_AT })
  @Property({ type: 'timestamptz' })
  updatedAt: Date & Opt = new Date();
}
