import { Field, InputType, Int } from 'type-graphql';
import { CourseCategory } from '#modules/course/choices.rules';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { CategoryColors, CategoryIcons } from './category.enums.ts';
import {
  arrangeCategoriesRules,
  type CategoryColor,
  type CategoryIcon,
  createCategoryRules,
  updateCategoryRules,
} from './category.rules.ts';

const NAME = 'Name, 1 to 60 characters.';
const DESCRIPTION = 'Description, at most 300 characters.';
const STANDARD = 'Category of the marketplace.';

@Rules(createCategoryRules)
@InputType({ description: 'A new category of courses. Only the name is required.' })
export class CreateCategoryInput {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;

  @Field(() => CategoryIcons, { nullable: true, description: 'Pictogram. Defaults to a book.' })
  icon?: CategoryIcon | null;

  @Field(() => CategoryColors, { nullable: true, description: 'Color. Defaults to gray.' })
  color?: CategoryColor | null;

  @Field(() => CourseCategory, { nullable: true, description: `${STANDARD} Defaults to OTHER.` })
  standard?: CourseCategory | null;
}

@Rules(updateCategoryRules)
@InputType({ description: 'Changes to a category. Absent fields keep their values.' })
export class UpdateCategoryInput {
  @Field(() => ID, { description: 'ID of the category.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string;

  @Field(() => CategoryIcons, { nullable: true, description: 'Pictogram.' })
  icon?: CategoryIcon;

  @Field(() => CategoryColors, { nullable: true, description: 'Color.' })
  color?: CategoryColor;

  @Field(() => CourseCategory, { nullable: true, description: `${STANDARD} Its courses follow.` })
  standard?: CourseCategory;
}

@Rules(arrangeCategoriesRules)
@InputType({ description: 'New order of the categories of the institution.' })
export class ArrangeCategoriesInput {
  @Field(() => [ID], { description: 'IDs of all categories in order.' })
  ids!: string[];
}
