import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { Computed, Connected, FieldsOf, List } from '#platform/read/declarations';
import { CohortConnection, CohortsArguments, cohortsNarrowing, isListed } from './cohort.connection.ts';
import { Cohort } from './cohort.entity.ts';
import { CohortCourse } from './cohort-course.entity.ts';

/** Fields that courses add to a cohort. */
@FieldsOf(Cohort)
export class CoursesOfCohort {
  @List<Course, Cohort, CohortCourse>(() => Course, {
    through: () => CohortCourse,
    where: (course, cohort, link) => sql`${link.cohort} = ${cohort.id} and ${course.id} = ${link.course}`,
    order: { by: ['position'] },
    orderByLink: true,
    description: 'Courses of the cohort in list order, at most 20.',
  })
  courses!: Course[] & Opt;

  @List<CohortCourse, Cohort>(() => CohortCourse, {
    where: (link, cohort) => sql`${link.cohort} = ${cohort.id}`,
    order: { by: ['position'] },
    description:
      'Progress of the viewer in each course, in the order of `courses`. 0 without a seat in this cohort.',
  })
  courseProgress!: CohortCourse[] & Opt;
}

/** Fields that cohorts add to a course. */
@FieldsOf(Course)
export class CohortsOfCourse {
  @Connected<Cohort, Course, CohortCourse>(() => CohortConnection, () => Cohort, () => CohortsArguments, {
    through: () => CohortCourse,
    where: (cohort, course, link, reader) =>
      sql`${link.course} = ${course.id} and ${cohort.id} = ${link.cohort} and ${isListed(cohort, reader) ?? sql`true`}`,
    narrow: cohortsNarrowing,
    order: { by: ['startDate'] },
    description:
      'Cohorts that offer the course, by start date. Readers outside the institution get only cohorts that have not ended.',
  })
  cohorts!: CohortConnection & Opt;

  @Computed<Course>(
    () => Int,
    (row) =>
      sql`(select coalesce(sum(c.student_count), 0)::int from cohort_course cc join cohort c on c.institution_id = ${row.institution} and c.id = cc.cohort_id where cc.institution_id = ${row.institution} and cc.course_id = ${row.id} and c.deleted_at is null)`,
    { description: 'Number of seats taken in the cohorts of the course.' },
  )
  studentCount!: number & Opt;
}
