import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Course } from './course.entity.ts';
import { Section } from './section.entity.ts';

@ObjectType({ description: 'Payload of the mutations that create or change a section.' })
export class SectionPayload {
  @Field(() => Section, { description: 'The section after the mutation.' })
  section!: Section;

  @Field(() => Course, { description: 'Its course, with the new version.' })
  course!: Course;
}

@ObjectType({ description: 'Payload of `deleteSection`.' })
export class DeleteSectionPayload {
  @Field(() => ID, { description: 'ID of the deleted section.' })
  id!: string;

  @Field(() => Course, { description: 'Its course, with the new version and the remaining sections.' })
  course!: Course;
}
