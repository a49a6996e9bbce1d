import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { arrangeCourseRules, deleteSectionRules } from './outline.rules.ts';

@InputType({ description: 'A section and its lessons in their new order.' })
export class ArrangedSectionInput {
  @Field(() => ID, { description: 'ID of the section.' })
  id!: string;

  @Field(() => [ID], { description: 'IDs of the lessons of the section in order.' })
  lessonIds!: string[];
}

@Rules(arrangeCourseRules)
@InputType({ description: 'The whole outline of a course in its new order.' })
export class ArrangeCourseInput {
  @Field(() => ID, { description: 'ID of the course.' })
  id!: string;

  @Field(() => Int, { description: 'Value of `version` of the course that the order is based on.' })
  version!: number;

  @Field(() => [ArrangedSectionInput], {
    description:
      'All sections in order, each with its lessons. Lessons without a section that are not listed stay at the end.',
  })
  sections!: ArrangedSectionInput[];
}

@InputType({ description: 'A lesson in the version that the viewer knows.' })
export class KnownLessonInput {
  @Field(() => ID, { description: 'ID of the lesson.' })
  id!: string;

  @Field(() => Int, { description: 'Value of `version` of the lesson.' })
  version!: number;
}

@Rules(deleteSectionRules)
@InputType({ description: 'Deletion of a section.' })
export class DeleteSectionInput {
  @Field(() => ID, { description: 'ID of the section.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of another section of the course, at whose end the lessons continue. Without it, the lessons are deleted.',
  })
  moveLessonsTo?: string | null;

  @Field(() => Int, { nullable: true, description: 'Version of the section that the viewer knows.' })
  version?: number | null;

  @Field(() => [KnownLessonInput], {
    nullable: true,
    description:
      'Lessons that may be deleted with the section, in the versions that the viewer knows. Without it, all of them are.',
  })
  lessons?: KnownLessonInput[] | null;
}
