import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '../graphql/connection.ts';
import { UUID } from '../graphql/scalars.ts';
import type { ReadArguments, Row, Sql } from '../read/declarations.ts';
import { PageArguments } from '../read/paging.ts';
import { Activity } from './activity.entity.ts';
import { ActivityType } from './activity.enums.ts';

export const ActivityConnection = connectionOf('Activity', () => Activity);
export type ActivityConnection = InstanceType<typeof ActivityConnection>;

@ArgsType()
export class CourseActivitiesArguments extends PageArguments {
  @Field(() => ActivityType, { nullable: true, description: 'Only those of this type.' })
  type?: ActivityType;
}

@ArgsType()
export class ActivitiesArguments extends CourseActivitiesArguments {
  @Field(() => UUID, { nullable: true, description: 'Only those of this course.' })
  courseId?: string;
}

/** Conditions of the arguments of a list of activities. */
export function activitiesNarrowing(activity: Row<Activity>, args: ReadArguments): (Sql | undefined)[] {
  const { type, courseId } = args;
  return [type && sql`${activity.type} = ${type}`, courseId && sql`${activity.course} = ${courseId}`];
}
