import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { ScheduledEvent } from '#modules/event/event.entity';
import { FieldsOf, List } from '#platform/read/declarations';
import { Resource } from './resource.entity.ts';
import { MAX_RESOURCES } from './resource.rules.ts';

const ORDER = { by: ['position'] };

/** Resources of a course. */
@FieldsOf(Course)
export class ResourcesOfCourse {
  @List<Resource, Course>(() => Resource, {
    where: (resource, course) => sql`${resource.course} = ${course.id}`,
    order: ORDER,
    description: `Resources of the course that the viewer can see, in order, at most ${MAX_RESOURCES}.`,
  })
  resources!: Resource[] & Opt;
}

/** Resources of a cohort. */
@FieldsOf(Cohort)
export class ResourcesOfCohort {
  @List<Resource, Cohort>(() => Resource, {
    where: (resource, cohort) => sql`${resource.cohort} = ${cohort.id}`,
    order: ORDER,
    description: `Resources of the cohort that the viewer can see, in order, at most ${MAX_RESOURCES}.`,
  })
  resources!: Resource[] & Opt;
}

/** Resources of an event. */
@FieldsOf(ScheduledEvent)
export class ResourcesOfEvent {
  @List<Resource, ScheduledEvent>(() => Resource, {
    where: (resource, event) => sql`${resource.event} = ${event.id}`,
    order: ORDER,
    description: `Resources of the event that the viewer can see, in order, at most ${MAX_RESOURCES}.`,
  })
  resources!: Resource[] & Opt;
}
