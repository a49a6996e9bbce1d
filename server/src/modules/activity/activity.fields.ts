import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Course } from '#modules/course/course.entity';
import { Connected, FieldsOf } from '#platform/read/declarations';
import { activitiesNarrowing, ActivityConnection, CourseActivitiesArguments } from './activity.connection.ts';
import { Activity } from './activity.entity.ts';

/** Fields that activities add to a course. */
@FieldsOf(Course)
export class ActivityFieldsOfCourse {
  @Connected<Activity, Course>(() => ActivityConnection, () => Activity, () => CourseActivitiesArguments, {
    where: (activity, course) => sql`${activity.course} = ${course.id}`,
    narrow: activitiesNarrowing,
    order: { by: ['dueAt'] },
    description: 'Activities of the course by due date. Readable by members of the institution.',
  })
  activities!: ActivityConnection & Opt;
}
