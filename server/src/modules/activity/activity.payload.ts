import { Field, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { UUID } from '#kernel/scalars';
import { Activity } from './activity.entity.ts';

@ObjectType({ description: 'The activity that was written.' })
export class ActivityPayload {
  @Field(() => Activity, { description: 'As it is now.' })
  activity!: Activity;
}

@ObjectType({ description: 'What is left of an activity that was deleted.' })
export class DeleteActivityPayload {
  @Field(() => UUID, { description: 'Of the activity that is gone.' })
  id!: string;

  @Field(() => Course, { description: 'That it was a part of.' })
  course!: Course;
}
