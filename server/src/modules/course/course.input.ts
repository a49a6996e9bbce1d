import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { MoneyInput } from '#platform/money/money';
import { CourseCategory, CourseLanguage, CourseLevel } from './choices.rules.ts';
import { RecurringInterval } from './course.enums.ts';
import { createCourseRules, updateCourseRules } from './course.rules.ts';

const STANDARD =
  'Category of the marketplace. The course gets the first category of the institution that has it.';
const CATEGORY_ID = 'ID of a category of the institution. It also sets `category`, which is ignored then.';
const POINTS = 'At most 20 texts of 300 characters each. Replaces the previous list.';

@InputType({ description: 'A section of a new course.' })
export class SectionInput {
  @Field(() => String, { description: 'Title, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Description, at most 5,000 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Duration as free text, for example "2 hours".' })
  duration?: string | null;
}

@Rules(createCourseRules)
@InputType({ description: 'Values of a new course. Only the title is required.' })
export class CreateCourseInput {
  @Field(() => String, { description: 'Title, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Short description, at most 5,000 characters.' })
  shortDescription?: string | null;

  @Field(() => CourseLanguage, { nullable: true, description: 'Language of instruction.' })
  language?: CourseLanguage | null;

  @Field(() => CourseLevel, { nullable: true, description: 'Level.' })
  level?: CourseLevel | null;

  @Field(() => CourseCategory, { nullable: true, description: STANDARD })
  category?: CourseCategory | null;

  @Field(() => ID, { nullable: true, description: CATEGORY_ID })
  categoryId?: string | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Price, from 0 to $99,999,999.99. Defaults to 0.' })
  price?: MoneyInput | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of students, 1 to 100,000.' })
  maxStudents?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Start, from the year 2000 to 2199.' })
  startDate?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the course starts repeatedly.' })
  isRecurring?: boolean | null;

  @Field(() => RecurringInterval, {
    nullable: true,
    description: 'Interval between starts. Ignored unless the course recurs.',
  })
  recurringInterval?: RecurringInterval | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the course is listed on the marketplace. Defaults to false.',
  })
  isPublic?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether to publish the course. False saves a draft.',
  })
  publish?: boolean | null;

  @Field(() => [SectionInput], { nullable: true, description: 'Sections in order, at most 20.' })
  sections?: SectionInput[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a picture that the viewer uploaded to `/files?purpose=thumbnail`.',
  })
  thumbnailId?: string | null;
}

@InputType({
  description:
    'A section of a course that is updated. Absent fields of a section with an ID keep their values, and none of them can be null.',
})
export class UpdateSectionInput extends SectionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the section. Without it, a new section is added.',
  })
  id?: string | null;
}

@Rules(updateCourseRules)
@InputType({
  description:
    'Changes to a course. Absent fields keep their values. Null clears `maxStudents`, `startDate` and `recurringInterval`, and is refused for the others.',
})
export class UpdateCourseInput {
  @Field(() => ID, { description: 'ID of the course.' })
  id!: string;

  @Field(() => Int, { description: 'Value of `version` that the changes are based on.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Title, 1 to 200 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Short description, at most 5,000 characters.' })
  shortDescription?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Full description in Markdown, at most 20,000 characters.',
  })
  fullDescription?: string;

  @Field(() => [String], {
    nullable: true,
    description: `Learning outcomes. ${POINTS}`,
  })
  objectives?: string[];

  @Field(() => [String], {
    nullable: true,
    description: `Prerequisites. ${POINTS}`,
  })
  prerequisites?: string[];

  @Field(() => [String], {
    nullable: true,
    description: `Groups of people that the course is for. ${POINTS}`,
  })
  audience?: string[];

  @Field(() => CourseLanguage, { nullable: true, description: 'Language of instruction.' })
  language?: CourseLanguage;

  @Field(() => CourseLevel, { nullable: true, description: 'Level.' })
  level?: CourseLevel;

  @Field(() => CourseCategory, { nullable: true, description: STANDARD })
  category?: CourseCategory;

  @Field(() => ID, { nullable: true, description: CATEGORY_ID })
  categoryId?: string;

  @Field(() => MoneyInput, { nullable: true, description: 'Price, from 0 to $99,999,999.99.' })
  price?: MoneyInput;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of students, 1 to 100,000; null for no limit.',
  })
  maxStudents?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Start, from the year 2000 to 2199; null for none.' })
  startDate?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the course starts repeatedly.' })
  isRecurring?: boolean;

  @Field(() => RecurringInterval, {
    nullable: true,
    description: 'Interval between starts. Ignored unless the course recurs.',
  })
  recurringInterval?: RecurringInterval | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the published course is listed on the marketplace.',
  })
  isPublic?: boolean;

  @Field(() => [UpdateSectionInput], {
    nullable: true,
    description:
      'All sections in order, at most 20. A section that is not listed is removed; it must have no lessons.',
  })
  sections?: UpdateSectionInput[];
}
