import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { statusOf } from './institution-status.sql.ts';
import { Institution } from './institution.entity.ts';
import { seesPlan } from './institution.visibility.ts';
import { InstitutionStatus } from './institution-status.enums.ts';
import { Plan } from './plan.enums.ts';

export const InstitutionConnection = connectionOf('Institution', () => Institution);
export type InstitutionConnection = InstanceType<typeof InstitutionConnection>;

export const InstitutionList = listOf('Institution', Institution);

@ArgsType()
export class InstitutionsArguments extends InstitutionList {
  @Field(() => String, {
    nullable: true,
    description: 'Returns only institutions whose name or namespace contains this text.',
  })
  search?: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Returns only institutions with (or without) a `requestedPlan`, as far as the viewer can read it.',
  })
  hasRequestedPlan?: boolean;

  @Field(() => Plan, {
    nullable: true,
    description: 'Returns only institutions with this plan, as far as the viewer can read it.',
  })
  plan?: Plan | null;

  @Field(() => InstitutionStatus, {
    nullable: true,
    description: 'Returns only institutions with this status.',
  })
  status?: InstitutionStatus | null;
}

/** Returns the conditions for the arguments other than `search`. Whether they are given selects the statement. */
export const narrowed = (
  institution: Row<Institution>,
  given: ReadArguments,
  reader: Reader,
): (Sql | undefined)[] => [
  withRequestOrNot(institution, given, reader),
  given['plan'] == null
    ? undefined
    : sql`(${institution.plan} = ${given['plan']} and ${seesPlan(institution, reader)})`,
  given['status'] == null ? undefined : sql`${statusOf(institution)} = ${given['status']}`,
];

/** Returns the condition for the argument `hasRequestedPlan`, whose value selects the statement. */
function withRequestOrNot(
  institution: Row<Institution>,
  { hasRequestedPlan }: ReadArguments,
  reader: Reader,
): Sql | undefined {
  if (hasRequestedPlan === undefined) return undefined;
  const isShown = sql`(${institution.requestedPlan} is not null and ${seesPlan(institution, reader)})`;
  return hasRequestedPlan ? isShown : sql`not ${isShown}`;
}
