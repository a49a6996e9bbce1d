import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { Section } from '#modules/course/section.entity';
import {
  Computed,
  Connected,
  FieldsOf,
  List,
  One,
  type Reader,
  type Row,
  type Sql,
} from '#platform/read/declarations';
import type { OfCourse } from '#modules/enrollment/seat.visibility';
import { lessonCounts, ownCompletedCount, PERCENT_DONE } from './completion.sql.ts';
import { StoredFile } from '#modules/file/file.entity';
import { CourseLessonsArguments, LessonConnection, lessonsNarrowing } from './lesson.connection.ts';
import { Lesson } from './lesson.entity.ts';
import { isUpcoming } from './next-lesson.sql.ts';
import { MATERIAL_FILES } from './lesson-materials.rules.ts';
import { lessonOpen } from './lesson-open.sql.ts';

const IN_CURRENT = 'in the current enrollment, or without a seat in any cohort';

/** A figure of the reader's own progress in a course; 0 without a membership. */
const ofLearner =
  (figure: (course: OfCourse, membershipId: Sql) => Sql) =>
  ({ institution, id }: Row<Course>, { membershipId }: Reader): Sql =>
    membershipId ? figure({ institution, course: id }, membershipId) : sql`0`;

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
    (row) =>
      sql`(select coalesce(sum(l.duration_minutes), 0)::int from lesson l where l.institution_id = ${row.institution} and l.course_id = ${row.id})`,
    { description: 'Length in minutes: the sum of the durations of its lessons. 0 when none has one.' },
  )
  durationMinutes!: number & Opt;

  @Computed<Course>(
    () => Int,
    ofLearner(
      (course, membershipId) => sql`(select lessons.done::int from ${lessonCounts(course, membershipId)})`,
    ),
    { description: `Number of lessons that the viewer completed ${IN_CURRENT}.` },
  )
  completedLessonCount!: number & Opt;

  @Computed<Course>(
    () => Int,
    ofLearner(
      (course, membershipId) => sql`(select ${PERCENT_DONE} from ${lessonCounts(course, membershipId)})`,
    ),
    { description: `Percentage of the lessons that the viewer completed ${IN_CURRENT}, 0 to 100.` },
  )
  progress!: number & Opt;

  @Computed<Course>(() => Int, ofLearner(ownCompletedCount), {
    description: 'Number of lessons that the viewer ever completed, in any cohort.',
  })
  ownCompletedLessonCount!: number & Opt;

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

/** Files of a lesson, and its neighbours in its course. */
@FieldsOf(Lesson)
export class LessonFieldsOfLesson {
  @List<StoredFile, Lesson>(() => StoredFile, {
    where: (file, lesson, _, reader) =>
      sql`${file.holderId} = ${lesson.id} and ${file.purpose} = ${sql.lit(MATERIAL_FILES.name)} and ${lessonOpen(lesson, reader)}`,
    order: { by: ['position'] },
    description: `Files of the materials, at most ${MATERIAL_FILES.maxCount}. Empty unless the lesson is open, and for viewers from outside the institution.`,
  })
  materialFiles!: StoredFile[] & Opt;

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
