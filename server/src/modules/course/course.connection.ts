import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { Entries, ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, searchedText, SHORT_SEARCH } from '#platform/read/search';
import { CourseCategory, CourseLevel } from './choices.rules.ts';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';

export const CourseConnection = connectionOf('Course', () => Course);
export type CourseConnection = InstanceType<typeof CourseConnection>;

export const CourseList = listOf('Course', Course);

@ArgsType()
export class CoursesArguments extends CourseList {
  @Field(() => String, {
    nullable: true,
    description: `Returns only courses whose title or description contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => CourseStatus, {
    nullable: true,
    description: 'Returns only courses with this status. Without it, staff get drafts and published courses.',
  })
  status?: CourseStatus;

  @Field(() => CourseCategory, { nullable: true, description: 'Returns only courses of this category.' })
  category?: CourseCategory;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only courses of the category of the institution with this `slug`.',
  })
  categorySlug?: string;

  @Field(() => CourseLevel, {
    nullable: true,
    description: 'Returns only courses of this level. `ALL` and `ALL_LEVELS` are the same.',
  })
  level?: CourseLevel;
}

/** Courses in the catalogue, as the conditions and orders of their lists name them. */
export const COURSE_ENTRIES: Entries<Course> = {
  kind: 'course',
  row: ({ institution, id, title, description, category, level, createdAt, updatedAt }) => ({
    institution,
    id,
    title,
    category,
    level,
    createdAt,
    updatedAt,
    shortDescription: description,
    status: sql`'published'`,
    isPublic: sql`true`,
    deletedAt: sql`null`,
  }),
};

/** Returns the condition that excludes archived courses when no status is requested. */
export const withoutArchived = (course: Row<Course>, { status }: ReadArguments): Sql | undefined =>
  status ? undefined : sql`${course.status} <> 'archived'`;

/** Returns the condition for courses of a level. Two forms of the documents name the level for everyone in two ways. */
const ofLevel = (course: Row<Course>, level: Sql): Sql =>
  sql`${course.level} in (${level}, case ${level} when 'All' then 'All Levels' when 'All Levels' then 'All' end)`;

/** Returns the conditions for the arguments of a list of courses. */
export function coursesNarrowing(
  course: Row<Course>,
  args: ReadArguments,
  { institutionId }: Reader,
): (Sql | undefined)[] {
  const { category, categorySlug, level, status } = args;
  return [
    status && sql`${course.status} = ${status}`,
    matchesSearch(searchedText(course.title, course.shortDescription), args),
    category && sql`${course.category} = ${category}`,
    // Categories of institutions are for their members.
    categorySlug &&
      (institutionId
        ? sql`${course.institutionCategory} = (select k.id from category k where k.institution_id = ${course.institution} and k.slug = ${categorySlug})`
        : sql`false`),
    level && ofLevel(course, level),
  ];
}
