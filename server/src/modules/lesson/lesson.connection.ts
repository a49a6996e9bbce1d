import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { Lesson } from './lesson.entity.ts';
import { LessonType } from './lesson.enums.ts';
import { isUpcoming } from './next-lesson.sql.ts';

export const LessonConnection = connectionOf('Lesson', () => Lesson);
export type LessonConnection = InstanceType<typeof LessonConnection>;

export const LessonList = listOf('Lesson', Lesson);

@ArgsType()
export class CourseLessonsArguments extends LessonList {
  @Field(() => LessonType, { nullable: true, description: 'Returns only lessons of this type.' })
  type?: LessonType;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Returns only lessons that are in a section, or only those that are in none.',
  })
  hasSection?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Returns only released lessons that the viewer has not completed and that have not ended.',
  })
  isUpcoming?: boolean;
}

@ArgsType()
export class LessonsArguments extends CourseLessonsArguments {
  @Field(() => ID, { description: 'Returns only lessons of this course.' })
  courseId!: string;
}

/** Returns the conditions for the arguments of a list of lessons. */
export function lessonsNarrowing(
  lesson: Row<Lesson>,
  { type, hasSection, isUpcoming: upcomingOnly }: ReadArguments,
  reader: Reader,
): (Sql | undefined)[] {
  return [
    type && sql`${lesson.type} = ${type}`,
    hasSection === undefined
      ? undefined
      : sql`${lesson.section} is ${sql.raw(hasSection ? 'not null' : 'null')}`,
    upcomingOnly ? isUpcoming(lesson, reader) : undefined,
  ];
}
