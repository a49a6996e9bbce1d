import { Field, Float, InputType, Int } from 'type-graphql';
import { DateTime, UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { RecurringInterval } from './course.enums.ts';
import { createCourseRules, updateCourseRules } from './course.rules.ts';

@InputType({ description: 'A chapter of a new course.' })
export class SectionInput {
  @Field(() => String, { description: 'Its name, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is about, at most 5,000 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'As the author writes it, such as "2 hours".' })
  duration?: string | null;
}

@Rules(createCourseRules)
@InputType({ description: 'A new course; only its title is required.' })
export class CreateCourseInput {
  @Field(() => String, { description: 'Its name, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is about, at most 5,000 characters.' })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true, description: 'English, Spanish, French or German.' })
  language?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beginner, Intermediate, Advanced, All Levels, All or Other.',
  })
  level?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its subject: Web Development, Mobile Development, Data Science, Design, Business or Other.',
  })
  category?: string | null;

  @Field(() => Float, { nullable: true, description: 'In dollars.' })
  price?: number | null;

  @Field(() => Int, { nullable: true, description: 'Students that it is made for, 1 to 100,000.' })
  maxStudents?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it starts, from 2000 to 2199.' })
  startDate?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'It starts again and again.' })
  isRecurring?: boolean | null;

  @Field(() => RecurringInterval, { nullable: true, description: 'Kept only for a recurring course.' })
  recurringInterval?: RecurringInterval | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Offered on the marketplace; private when not given.',
  })
  isPublic?: boolean | null;

  @Field(() => Boolean, { nullable: true, defaultValue: true, description: 'False saves a draft.' })
  publish?: boolean | null;

  @Field(() => [SectionInput], { nullable: true, description: 'Its chapters in their order, at most 20.' })
  sections?: SectionInput[] | null;
}

@InputType({ description: 'A section of a course that is updated.' })
export class UpdateSectionInput extends SectionInput {
  @Field(() => UUID, { nullable: true, description: 'ID of the section; without it a new section is added.' })
  sectionId?: string | null;
}

@Rules(updateCourseRules)
@InputType({
  description:
    'Changes of a course. A field that is left out keeps its value; null resets it to the value of a new course.',
})
export class UpdateCourseInput {
  @Field(() => UUID, { description: 'ID of the course.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Title, 1 to 200 characters. Cannot be null.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Short description, at most 5,000 characters.' })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true, description: 'English, Spanish, French or German.' })
  language?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beginner, Intermediate, Advanced, All Levels, All or Other.',
  })
  level?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Web Development, Mobile Development, Data Science, Design, Business or Other.',
  })
  category?: string | null;

  @Field(() => Float, { nullable: true, description: 'Price in dollars.' })
  price?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of students, 1 to 100,000; null for no limit.',
  })
  maxStudents?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Start, from 2000 to 2199.' })
  startDate?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the course starts repeatedly.' })
  isRecurring?: boolean | null;

  @Field(() => RecurringInterval, { nullable: true, description: 'Kept only for a recurring course.' })
  recurringInterval?: RecurringInterval | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the course is on the marketplace once published.',
  })
  isPublic?: boolean | null;

  @Field(() => [UpdateSectionInput], {
    nullable: true,
    description:
      'All sections in their order, at most 20. A section that is not listed is removed; it must have no lessons.',
  })
  sections?: UpdateSectionInput[] | null;
}
