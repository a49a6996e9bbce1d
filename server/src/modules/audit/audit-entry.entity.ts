import type { Opt } from '@mikro-orm/core';
import { Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { JSONObject, UUID } from '#kernel/scalars';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { Computed, One, Readable } from '#platform/read/declarations';

export enum AuditAction {
  CREATED = 'created',
  UPDATED = 'updated',
  DELETED = 'deleted',
  SIGNED_IN = 'signed_in',
  SIGNED_OUT = 'signed_out',
  SIGN_IN_FAILED = 'sign_in_failed',
}

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What was done to a row.',
  valuesConfig: {
    CREATED: { description: 'It is new.' },
    UPDATED: { description: 'Some of its values are others now.' },
    DELETED: { description: 'It is gone, or marked as deleted.' },
    SIGNED_IN: { description: 'A session began.' },
    SIGNED_OUT: { description: 'A session was ended, by its account or by others.' },
    SIGN_IN_FAILED: { description: 'Somebody had the password of a member wrong.' },
  },
});

export enum AuditActorKind {
  PERSON = 'person',
  TOKEN = 'token',
  SYSTEM = 'system',
  VISITOR = 'visitor',
}

registerEnumType(AuditActorKind, {
  name: 'AuditActorKind',
  description:
    'Who acts: a person, an API token of a person, the product itself, or somebody who is not signed in.',
  valuesConfig: {
    PERSON: { description: 'Somebody who is signed in.' },
    TOKEN: { description: 'A program with an API token.' },
    SYSTEM: { description: 'The product itself: a job, a migration, an operator.' },
    VISITOR: { description: 'Somebody who is not signed in.' },
  },
});

/**
 * One change of one row, written by the database (audit-functions.ts) in the transaction that makes it; nobody changes
 * it afterwards. It goes by itself when it is old (audit-retention.ts).
 */
@ObjectType({
  implements: Node,
  description: 'One change of one row: who, what, when, and its values before and after.',
})
@Readable<AuditEntry>((_, { role }) => (role === Role.ADMIN ? null : sql`false`))
@TenantTable({ tableName: 'audit_entry', audit: false })
@Index({ properties: ['institution', 'accountId', 'id'] })
@Index({ properties: ['institution', 'rowId', 'id'] })
export class AuditEntry extends TenantEntity {
  /** Without a foreign key: its check is a fifth of what an entry costs, and the row that it is about has one. */
  @ManyToOne({
    entity: () => Institution,
    primary: true,
    ref: true,
    createForeignKeyConstraint: false,
  })
  declare institution: TenantEntity['institution'];

  /** Declared again for its place behind the institution in the key. */
  @PrimaryKey({ type: 'uuid' })
  declare id: string & Opt;

  /** Null for what nobody who is signed in did. */
  @Property({ type: 'uuid', nullable: true })
  accountId?: string | null;

  @Field(() => UUID, { nullable: true, description: 'The API token that it was done with.' })
  @Property({ type: 'uuid', nullable: true })
  tokenId?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the call that did it, as its answer names it.' })
  @Property({ type: 'text', nullable: true })
  requestId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The mutation, the call of the REST API (POST /cohorts) or the job that did it.',
  })
  @Property({ type: 'text', nullable: true })
  operation?: string | null;

  @Field(() => String, { description: 'The kind of row: its table, such as cohort or enrollment.' })
  @Property({ type: 'text' })
  noun!: string;

  @Field(() => UUID, { description: 'The identity of the row.' })
  @Property({ type: 'uuid' })
  rowId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The row's title or name at that time, where it has one.",
  })
  @Property({ type: 'text', nullable: true })
  label?: string | null;

  @Field(() => AuditAction, { description: 'What was done to it.' })
  @Enum({ items: () => AuditAction, type: 'text' })
  action!: AuditAction;

  @Field(() => JSONObject, {
    nullable: true,
    description:
      'By column: what changed, as it was; of a deleted row everything. Secrets are said to be hidden.',
  })
  @Property({ type: 'jsonb', nullable: true })
  before?: object | null;

  @Field(() => JSONObject, {
    nullable: true,
    description: 'By column: what changed, as it became; of a new row everything that is set.',
  })
  @Property({ type: 'jsonb', nullable: true })
  after?: object | null;

  @Computed<AuditEntry>(
    () => AuditActorKind,
    (
      row,
    ) => sql`case when ${row.tokenId} is not null then 'token' when ${row.accountId} is not null then 'person'
      when ${row.requestId} is null then 'system' else 'visitor' end`,
    { description: 'Who acts.' },
  )
  actorKind!: AuditActorKind;

  @One<Membership, AuditEntry>(() => Membership, {
    where: (member, entry) =>
      sql`${member.institution} = ${entry.institution} and ${member.accountId} = ${entry.accountId}`,
    order: { by: ['id'] },
    description: 'Who did it, or whose token; null for the product itself, visitors, and who is no member.',
  })
  actor!: Membership | null;
}
