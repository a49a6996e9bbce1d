import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { PageArguments } from '#platform/read/paging';
import { Submission } from './submission.entity.ts';
import { SubmissionState } from './submission.enums.ts';
import { stateSql } from './submission-state.sql.ts';

export const SubmissionConnection = connectionOf('Submission', () => Submission);
export type SubmissionConnection = InstanceType<typeof SubmissionConnection>;

@ArgsType()
export class SubmissionsArguments extends PageArguments {
  @Field(() => SubmissionState, { nullable: true, description: 'Returns only submissions in this state.' })
  state?: SubmissionState;
}

/** Returns the conditions for the arguments of a list of submissions. */
export function submissionsNarrowing(submission: Row<Submission>, args: ReadArguments): (Sql | undefined)[] {
  const { state } = args;
  return [state && sql`${stateSql(submission)} = ${state}`];
}
