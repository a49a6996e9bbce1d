import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

export const EnrollmentConnection = connectionOf('Enrollment', () => Enrollment);
export type EnrollmentConnection = InstanceType<typeof EnrollmentConnection>;

export const EnrollmentList = listOf('Enrollment', Enrollment);

@ArgsType()
export class EnrollmentsArguments extends EnrollmentList {
  @Field(() => [EnrollmentStatus], {
    nullable: true,
    description: 'Returns only enrollments with one of these statuses.',
  })
  status?: EnrollmentStatus[];
}

/** Returns the conditions for the arguments of a list of enrollments. */
export function enrollmentsNarrowing(enrollment: Row<Enrollment>, args: ReadArguments): (Sql | undefined)[] {
  return [args['status'] && sql`${enrollment.status} = any(${args['status']})`];
}
