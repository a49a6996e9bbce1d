import type { Opt } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { CourseCategory } from '#modules/course/choices.rules';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Computed, Readable } from '#platform/read/declarations';
import { CategoryColors, CategoryIcons } from './category.enums.ts';
import type { CategoryColor, CategoryIcon } from './category.rules.ts';

@ObjectType({
  implements: Node,
  description: 'A category of courses, as the institution divides them. Only its members read it.',
})
@Readable<Category>((row, { institutionId }) =>
  institutionId ? sql`${row.institution} = ${institutionId}` : sql`false`,
)
@TenantTable({ tableName: 'category' })
@Unique({ properties: ['institution', 'slug'] })
@Index({
  name: 'category_name',
  expression: 'create unique index category_name on category (institution_id, lower(name))',
})
@Index({ properties: ['institution', 'position', 'id'] })
export class Category extends TenantEntity {
  @Field(() => String, {
    description: 'Name, at most 60 characters. Unique in the institution, in upper or lower case.',
  })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description:
      'Name in addresses, made of the first name. Unique in the institution, and it stays the same.',
  })
  @Property({ type: 'text' })
  slug!: string;

  @Field(() => String, { description: 'Description, at most 300 characters. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => CategoryIcons, { description: 'Pictogram.' })
  @Enum({ items: () => CategoryIcons, type: 'text', default: CategoryIcons.BOOK })
  icon: CategoryIcon & Opt = CategoryIcons.BOOK;

  @Field(() => CategoryColors, { description: 'Color.' })
  @Enum({ items: () => CategoryColors, type: 'text', default: CategoryColors.GRAY })
  color: CategoryColor & Opt = CategoryColors.GRAY;

  @Field(() => CourseCategory, {
    description: 'Category of the marketplace, where all institutions share them. It is `Course.category`.',
  })
  @Enum({ items: () => CourseCategory, type: 'text', default: CourseCategory.OTHER })
  standard: CourseCategory & Opt = CourseCategory.OTHER;

  @Field(() => Int, { description: 'Position among the categories, starting at 0.' })
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Field(() => Int, {
    description:
      'Version of the name and look of the category, starting at 1. Send it with `updateCategory`, which then refuses to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Computed<Category>(
    () => Int,
    (row) =>
      sql`(select count(*)::int from course c where c.institution_id = ${row.institution} and c.category_id = ${row.id} and c.status = 'published' and c.deleted_at is null)`,
    { description: 'Number of published courses.' },
  )
  courseCount!: number & Opt;
}
