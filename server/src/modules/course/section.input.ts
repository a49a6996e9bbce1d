import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { STALE_FAILS } from '#kernel/version';
import { SectionInput } from './course.input.ts';
import { createSectionRules, editSectionRules } from './course.rules.ts';

@Rules(createSectionRules)
@InputType({ description: 'A new section at the end of a course.' })
export class CreateSectionInput extends SectionInput {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;
}

@Rules(editSectionRules)
@InputType({
  description: 'Changes to a section. Absent fields keep their values, and none of them can be null.',
})
export class EditSectionInput {
  @Field(() => ID, { description: 'ID of the section.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Title, 1 to 200 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Description, at most 5,000 characters.' })
  description?: string;

  @Field(() => String, { nullable: true, description: 'Duration as free text, for example "2 hours".' })
  duration?: string;

  @Field(() => Int, {
    nullable: true,
    description: `Value of \`version\` of the section that the changes are based on. ${STALE_FAILS}`,
  })
  version?: number;
}
