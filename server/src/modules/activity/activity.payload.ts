import { Field, ObjectType } from 'type-graphql';
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
