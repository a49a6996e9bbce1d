import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { Availability } from './availability.entity.ts';

export const AvailabilityConnection = connectionOf('Availability', () => Availability);
export type AvailabilityConnection = InstanceType<typeof AvailabilityConnection>;

@ArgsType()
export class AvailabilitiesArguments extends listOf('Availability', Availability) {
  @Field(() => ID, { nullable: true, description: 'Returns only office hours of this member.' })
  memberId?: string;
}

/** Returns the conditions for the arguments of a list of office hours. */
export const availabilitiesNarrowing = (
  { member }: Row<Availability>,
  { memberId }: ReadArguments,
): (Sql | undefined)[] => [memberId && sql`${member} = ${memberId}`];
