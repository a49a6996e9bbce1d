import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { ScheduledEvent } from '#modules/event/event.entity';
import { Resource } from './resource.entity.ts';

const COURSE = 'Course of the resources. Null for those of a cohort or an event.';
const COHORT = 'Cohort of the resources. Null for those of a course or an event.';
const EVENT = 'Event of the resources. Null for those of a course or a cohort.';

@ObjectType({ description: 'Payload of `arrangeResources`.' })
export class ResourcesPayload {
  @Field(() => Course, { nullable: true, description: COURSE })
  course!: Course | null;

  @Field(() => Cohort, { nullable: true, description: COHORT })
  cohort!: Cohort | null;

  @Field(() => ScheduledEvent, { nullable: true, description: EVENT })
  event!: ScheduledEvent | null;
}

@ObjectType({ description: 'Payload of the mutations that create or update a resource.' })
export class ResourcePayload {
  @Field(() => Resource, { description: 'The resource after the mutation.' })
  resource!: Resource;

  @Field(() => Course, { nullable: true, description: COURSE })
  course!: Course | null;

  @Field(() => Cohort, { nullable: true, description: COHORT })
  cohort!: Cohort | null;

  @Field(() => ScheduledEvent, { nullable: true, description: EVENT })
  event!: ScheduledEvent | null;
}

@ObjectType({ description: 'Payload of `deleteResource`.' })
export class DeleteResourcePayload extends ResourcesPayload {
  @Field(() => ID, { description: 'ID of the deleted resource.' })
  id!: string;
}

@ObjectType({ description: 'An event of `resourcesChanged`.' })
export class ResourcesChange {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the course. Null for resources of a cohort or an event.',
  })
  courseId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the cohort. Null for resources of a course or an event.',
  })
  cohortId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the event. Null for resources of a course or a cohort.',
  })
  eventId!: string | null;

  @Field(() => Course, {
    nullable: true,
    description:
      'Course with its resources. Null for a cohort or an event, and when the viewer cannot read it.',
  })
  course!: Course | null;

  @Field(() => Cohort, {
    nullable: true,
    description:
      'Cohort with its resources. Null for a course or an event, and when the viewer cannot read it.',
  })
  cohort!: Cohort | null;

  @Field(() => ScheduledEvent, {
    nullable: true,
    description:
      'Event with its resources. Null for a course or a cohort, and when the viewer cannot read it.',
  })
  event!: ScheduledEvent | null;
}
