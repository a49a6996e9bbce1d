import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { arrangeCourseRules } from './outline.rules.ts';

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
