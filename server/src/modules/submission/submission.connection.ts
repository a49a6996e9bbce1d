import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { Submission } from './submission.entity.ts';
import { SubmissionState } from './submission.enums.ts';
import { stateSql } from './submission-state.sql.ts';

export const SubmissionConnection = connectionOf('Submission', () => Submission);
export type SubmissionConnection = InstanceType<typeof SubmissionConnection>;

export const SubmissionList = listOf('Submission', Submission);

@ArgsType()
export class SubmissionsArguments extends SubmissionList {
  @Field(() => SubmissionState, { nullable: true, description: 'Returns only submissions in this state.' })
  state?: SubmissionState;
}

/** Returns the conditions for the arguments of a list of submissions. */
export function submissionsNarrowing(submission: Row<Submission>, args: ReadArguments): (Sql | undefined)[] {
  const { state } = args;
  return [state && sql`${stateSql(submission)} = ${state}`];
}
