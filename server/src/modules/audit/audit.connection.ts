import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { DateTime, ID } from '#kernel/scalars';
import { listOf } from '#platform/read/list-arguments';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { AuditAction, AuditEntry } from './audit-entry.entity.ts';
import { AuditNoun } from './audit-noun.enums.ts';
import { newsCondition } from './news.service.ts';
import { firstIdOf } from './time-ordered-id.sql.ts';

export const AuditEntryConnection = connectionOf('AuditEntry', () => AuditEntry);
export type AuditEntryConnection = InstanceType<typeof AuditEntryConnection>;

export const AuditEntryList = listOf('AuditEntry', AuditEntry);

@ArgsType()
export class AuditEntriesArguments extends AuditEntryList {
  @Field(() => ID, {
    nullable: true,
    description: 'Returns only changes by this member, made in person or by an API token.',
  })
  memberId?: string;

  @Field(() => AuditNoun, { nullable: true, description: 'Returns only changes of this kind of row.' })
  noun?: string;

  @Field(() => ID, { nullable: true, description: 'Returns only changes of the row with this ID.' })
  rowId?: string;

  @Field(() => AuditAction, { nullable: true, description: 'Returns only changes of this type.' })
  action?: AuditAction;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only changes by this mutation, REST endpoint or job.',
  })
  operation?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Returns only what an activity feed shows: enrollments, submissions, reviews, issued certificates, new members, and courses and cohorts that were published.',
  })
  isNews?: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Returns only changes at or after this time.' })
  from?: Date;

  @Field(() => DateTime, { nullable: true, description: 'Returns only changes before this time.' })
  to?: Date;
}

/** SQL around the time parameter. */
const [BEFORE_MOMENT, AFTER_MOMENT] = firstIdOf('%').split('%') as [string, string];
const firstId = (moment: Sql): Sql =>
  sql`${sql.raw(BEFORE_MOMENT)}${moment}::timestamptz${sql.raw(AFTER_MOMENT)}`;

/** Returns the conditions for the arguments of the audit log. */
export function auditNarrowing(entry: Row<AuditEntry>, args: ReadArguments): (Sql | undefined)[] {
  const { memberId, noun, rowId, action, operation, isNews, from, to } = args;
  return [
    memberId &&
      sql`${entry.accountId} = (select m.account_id from membership m where m.institution_id = ${entry.institution} and m.id = ${memberId})`,
    noun && sql`${entry.noun} = ${noun}`,
    rowId && sql`${entry.rowId} = ${rowId}`,
    action && sql`${entry.action} = ${action}`,
    operation && sql`${entry.operation} = ${operation}`,
    isNews ? newsCondition(entry) : undefined,
    from && sql`${entry.id} >= ${firstId(from)}`,
    to && sql`${entry.id} < ${firstId(to)}`,
  ];
}
