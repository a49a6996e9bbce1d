import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { Section } from '#modules/course/section.entity';
import { Computed, Connected, FieldsOf, List, One } from '#platform/read/declarations';
import { CourseLessonsArguments, LessonConnection, lessonsNarrowing } from './lesson.connection.ts';
import { Lesson } from './lesson.entity.ts';
import { isUpcoming } from './next-lesson.sql.ts';

/** Fields that lessons and progress add to a course. */
@FieldsOf(Course)
export class LessonFieldsOfCourse {
  @Connected<Lesson, Course>(() => LessonConnection, () => Lesson, () => CourseLessonsArguments, {
    where: (lesson, course) => sql`${lesson.course} = ${course.id}`,
    narrow: lessonsNarrowing,
    order: { by: ['position'] },
    description: 'All lessons in order, including those without a section.',
  })
  lessons!: LessonConnection & Opt;

  @Computed<Course>(
    () => Int,
    (row) =>
      sql`(select count(*)::int from lesson l where l.institution_id = ${row.institution} and l.course_id = ${row.id})`,
    { description: 'Number of lessons.' },
  )
  lessonCount!: number & Opt;

  @Computed<Course>(
    () => Int,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select count(*)::int from lesson l join lesson_completion d on d.institution_id = ${row.institution} and d.lesson_id = l.id and d.membership_id = ${membershipId} where l.institution_id = ${row.institution} and l.course_id = ${row.id})`
        : sql`0`,
    { description: 'Number of lessons that the viewer completed.' },
  )
  completedLessonCount!: number & Opt;

  @Computed<Course>(
    () => Int,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select coalesce(round(100.0 * count(d.id) / nullif(count(*), 0)), 0)::int from lesson l left join lesson_completion d on d.institution_id = ${row.institution} and d.lesson_id = l.id and d.membership_id = ${membershipId} where l.institution_id = ${row.institution} and l.course_id = ${row.id})`
        : sql`0`,
    { description: 'Percentage of the lessons that the viewer completed, 0 to 100.' },
  )
  progress!: number & Opt;

  @One<Lesson, Course>(() => Lesson, {
    where: (lesson, course, _, reader) =>
      sql`${lesson.course} = ${course.id} and ${isUpcoming(lesson, reader)}`,
    order: { by: ['position'] },
    description: 'First released lesson that the viewer has not completed and that has not ended.',
  })
  nextLesson!: (Lesson & Opt) | null;
}

/** Fields that lessons add to a section. */
@FieldsOf(Section)
export class LessonFieldsOfSection {
  @List<Lesson, Section>(() => Lesson, {
    where: (lesson, section) => sql`${lesson.section} = ${section.id}`,
    order: { by: ['position'] },
    description: 'Lessons of the section in order.',
  })
  lessons!: Lesson[] & Opt;
}

/** Neighbours of a lesson in its course. */
@FieldsOf(Lesson)
export class LessonFieldsOfLesson {
  @One<Lesson, Lesson>(() => Lesson, {
    where: (other, lesson) =>
      sql`${other.course} = ${lesson.course} and (${other.position}, ${other.id}) < (${lesson.position}, ${lesson.id})`,
    order: { by: ['position'], descending: true },
    description: 'Lesson before this one in the course. Null for the first one.',
  })
  previous!: (Lesson & Opt) | null;

  @One<Lesson, Lesson>(() => Lesson, {
    where: (other, lesson) =>
      sql`${other.course} = ${lesson.course} and (${other.position}, ${other.id}) > (${lesson.position}, ${lesson.id})`,
    order: { by: ['position'] },
    description: 'Lesson after this one in the course. Null for the last one.',
  })
  next!: (Lesson & Opt) | null;
}
