import { Field, ObjectType } from 'type-graphql';
import { ItemResult } from '#platform/bulk/bulk.payload';
import { Course } from '#modules/course/course.entity';
import { ID } from '#kernel/scalars';
import { Activity } from './activity.entity.ts';

@ObjectType({ description: 'Payload of the mutations that create or update an activity.' })
export class ActivityPayload {
  @Field(() => Activity, { description: 'The activity after the mutation.' })
  activity!: Activity;
}

@ObjectType({ description: 'Payload of `deleteActivity`.' })
export class DeleteActivityPayload {
  @Field(() => ID, { description: 'ID of the deleted activity.' })
  id!: string;

  @Field(() => Course, { description: 'Course that the activity belonged to.' })
  course!: Course;
}

@ObjectType({ description: 'Result of one item of a bulk mutation of activities.' })
export class ActivityResult extends ItemResult {
  @Field(() => Activity, {
    nullable: true,
    description: 'The activity after the mutation. Null when it failed.',
  })
  activity!: Activity | null;
}

@ObjectType({ description: 'Payload of the bulk mutations of activities.' })
export class ActivitiesPayload {
  @Field(() => [ActivityResult], { description: 'Result of each item, in the order of `items`.' })
  results!: ActivityResult[];
}
