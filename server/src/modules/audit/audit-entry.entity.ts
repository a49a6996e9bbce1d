import type { Opt } from '@mikro-orm/core';
import { Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { JSONObject, ID } from '#kernel/scalars';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { Computed, One, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { AuditNoun } from './audit-noun.enums.ts';
import { newsConditionText } from './news.service.ts';
import { referencedNames } from './referenced-names.sql.ts';

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
  description: 'Type of change in the audit log.',
  valuesConfig: {
    CREATED: { description: 'The row was created.' },
    UPDATED: { description: 'Values of the row were changed.' },
    DELETED: { description: 'The row was deleted or marked as deleted.' },
    SIGNED_IN: { description: 'A session was started.' },
    SIGNED_OUT: { description: 'A session was ended by its account or by someone else.' },
    SIGN_IN_FAILED: { description: 'A sign-in of a member failed because of a wrong password.' },
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
  description: 'Type of actor: a person, an API token, the system or a visitor.',
  valuesConfig: {
    PERSON: { description: 'A signed-in person.' },
    TOKEN: { description: 'A program with an API token.' },
    SYSTEM: { description: 'The system: a job, a migration or an operator.' },
    VISITOR: { description: 'A client that is not signed in.' },
  },
});

/**
 * A change of one row, written by the database (audit-functions.sql.ts) in the transaction of the change. Entries
 * are never updated; a job deletes old ones (audit-retention.jobs.ts).
 */
@Ordered({}, { changedAt: 'createdAt' })
@ObjectType({
  implements: Node,
  description: 'A change of one row in the audit log: actor, time, and values before and after.',
})
@Readable<AuditEntry>((_, { role }) => (role === Role.ADMIN ? null : sql`false`))
@TenantTable({ tableName: 'audit_entry', audit: false, changes: false })
@Index({ properties: ['institution', 'accountId', 'id'] })
@Index({ properties: ['institution', 'rowId', 'id'] })
@Index({
  name: 'audit_entry_news',
  expression: () =>
    `create index audit_entry_news on audit_entry (institution_id, id) where ${newsConditionText()}`,
})
export class AuditEntry extends TenantEntity {
  /** Without a foreign key: checking it costs a fifth of an entry, and the audited row already has one. */
  @ManyToOne({
    entity: () => Institution,
    primary: true,
    ref: true,
    createForeignKeyConstraint: false,
  })
  declare institution: TenantEntity['institution'];

  /** Declared again, so that it follows the institution in the key. */
  @PrimaryKey({ type: 'uuid' })
  declare id: string & Opt;

  /** Null unless a signed-in account made the change. */
  @Property({ type: 'uuid', nullable: true })
  accountId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the API token that made the change.' })
  @Property({ type: 'uuid', nullable: true })
  tokenId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ID of the request that made the change, as in its response.',
  })
  @Property({ type: 'text', nullable: true })
  requestId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Mutation, REST endpoint (for example POST /cohorts) or job that made the change.',
  })
  @Property({ type: 'text', nullable: true })
  operation?: string | null;

  @Field(() => AuditNoun, { description: 'Kind of row.' })
  @Property({ type: 'text' })
  noun!: string;

  @Field(() => ID, { description: 'ID of the row.' })
  @Property({ type: 'uuid' })
  rowId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Title or name of the row at that time, where it has one.',
  })
  @Property({ type: 'text', nullable: true })
  label?: string | null;

  @Field(() => AuditAction, { description: 'Type of change.' })
  @Enum({ items: () => AuditAction, type: 'text' })
  action!: AuditAction;

  @Field(() => JSONObject, {
    nullable: true,
    description: 'Previous values of the changed columns; all values of a deleted row. Secrets are masked.',
  })
  @Property({ type: 'jsonb', nullable: true })
  before?: object | null;

  @Field(() => JSONObject, {
    nullable: true,
    description: 'New values of the changed columns; all set values of a new row. Secrets are masked.',
  })
  @Property({ type: 'jsonb', nullable: true })
  after?: object | null;

  @Computed<AuditEntry>(() => JSONObject, referencedNames, {
    nullable: true,
    description:
      'Current names of members and titles of courses, cohorts and their parts that `before` and `after` refer to, by ID. Null when there are none.',
  })
  names!: object | null;

  @Computed<AuditEntry>(
    () => AuditActorKind,
    (
      row,
    ) => sql`case when ${row.tokenId} is not null then 'token' when ${row.accountId} is not null then 'person'
      when ${row.requestId} is null then 'system' else 'visitor' end`,
    { description: 'Type of actor.' },
  )
  actorKind!: AuditActorKind;

  @One<Membership, AuditEntry>(() => Membership, {
    where: (member, entry) => sql`${member.accountId} = ${entry.accountId}`,
    order: { by: ['id'] },
    description:
      'Member who made the change, or the owner of the API token. Null for the system, visitors and accounts that are not members.',
  })
  actor!: Membership | null;
}
