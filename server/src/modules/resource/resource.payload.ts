import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { Resource } from './resource.entity.ts';

const COURSE = 'Course of the resources. Null for those of a cohort.';
const COHORT = 'Cohort of the resources. Null for those of a course.';

@ObjectType({ description: 'Payload of `arrangeResources`.' })
export class ResourcesPayload {
  @Field(() => Course, { nullable: true, description: COURSE })
  course!: Course | null;

  @Field(() => Cohort, { nullable: true, description: COHORT })
  cohort!: Cohort | null;
}

@ObjectType({ description: 'Payload of the mutations that create or update a resource.' })
export class ResourcePayload {
  @Field(() => Resource, { description: 'The resource after the mutation.' })
  resource!: Resource;

  @Field(() => Course, { nullable: true, description: COURSE })
  course!: Course | null;

  @Field(() => Cohort, { nullable: true, description: COHORT })
  cohort!: Cohort | null;
}

@ObjectType({ description: 'Payload of `deleteResource`.' })
export class DeleteResourcePayload extends ResourcesPayload {
  @Field(() => ID, { description: 'ID of the deleted resource.' })
  id!: string;
}

@ObjectType({ description: 'An event of `resourcesChanged`.' })
export class ResourcesChange {
  @Field(() => ID, { nullable: true, description: 'ID of the course. Null for resources of a cohort.' })
  courseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the cohort. Null for resources of a course.' })
  cohortId!: string | null;

  @Field(() => Course, {
    nullable: true,
    description: 'Course with its resources. Null for a cohort, and when the viewer cannot read it.',
  })
  course!: Course | null;

  @Field(() => Cohort, {
    nullable: true,
    description: 'Cohort with its resources. Null for a course, and when the viewer cannot read it.',
  })
  cohort!: Cohort | null;
}
