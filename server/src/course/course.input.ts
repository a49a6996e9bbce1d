import { Field, Float, InputType, Int } from 'type-graphql';
import { DateTime } from '../graphql/scalars.ts';
import { Rules } from '../graphql/validation.ts';
import { RecurringInterval } from './course.enums.ts';
import { createCourseRules } from './course.rules.ts';

@InputType({ description: 'A chapter of a new course.' })
export class SectionInput {
  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'As the author writes it, such as "2 hours".' })
  duration?: string | null;
}

@Rules(createCourseRules)
@InputType()
export class CreateCourseInput {
  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true })
  language?: string | null;

  @Field(() => String, { nullable: true })
  level?: string | null;

  @Field(() => String, { nullable: true })
  category?: string | null;

  @Field(() => Float, { nullable: true, description: 'In dollars.' })
  price?: number | null;

  @Field(() => Int, { nullable: true })
  maxStudents?: number | null;

  @Field(() => DateTime, { nullable: true })
  startDate?: Date | null;

  @Field(() => Boolean, { nullable: true })
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

  @Field(() => [SectionInput], { nullable: true })
  sections?: SectionInput[] | null;
}
