import { catalogueFunction } from '#platform/catalogue/catalogued';
import { countFunction } from '#platform/database/counted';
import { publicnessFunctions } from '#platform/database/publicness';
import type { Module } from '#platform/module/module';
import { COURSE_COUNTS } from './course.counts.ts';
import { CourseChangesResolver } from './course-changes.resolver.ts';
import { CourseSharingResolver } from './course-sharing.resolver.ts';
import { courseConsumer } from './course.consumer.ts';
import { Course } from './course.entity.ts';
import type { DeletedCourse } from './course.events.ts';
import { CourseThumbnailResolver } from './course-thumbnail.resolver.ts';
import { THUMBNAIL_FILES } from './course-thumbnail.service.ts';
import { PUBLIC_COURSES } from './course-publicness.sql.ts';
import { CourseResolver } from './course.resolver.ts';
import { Invitation } from './invitation.entity.ts';
import { Section } from './section.entity.ts';
import { SectionsOfCourse } from './section.fields.ts';
import { SectionResolver } from './section.resolver.ts';
import { COURSE_WEBHOOKS } from './course.webhook.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** A course or its outline changed, or it was deleted (with its readers). */
    courseChanged: { institutionId: string; courseId: string; deleted?: DeletedCourse };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    course: 'created' | 'updated' | 'published' | 'unpublished' | 'archived' | 'restored' | 'deleted';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    courses: 'read' | 'write';
  }
}

export const courseModule: Module = {
  name: 'course',
  entities: [Course, Invitation, Section],
  nodes: [
    { type: Course, scope: 'courses:read' },
    { type: Section, scope: 'courses:read', within: 'course' },
  ],
  triggerFunctions: [
    countFunction('course', COURSE_COUNTS),
    publicnessFunctions('section', PUBLIC_COURSES),
    catalogueFunction(PUBLIC_COURSES),
  ],
  catalogued: [PUBLIC_COURSES],
  fields: [SectionsOfCourse],
  fileHolders: [THUMBNAIL_FILES],
  resolvers: [
    CourseChangesResolver,
    CourseSharingResolver,
    CourseThumbnailResolver,
    CourseResolver,
    SectionResolver,
  ],
  consumers: [courseConsumer],
  scopes: {
    courses: {
      read: 'Read courses and their lessons.',
      write: 'Create courses, invite people to them, and create, change and delete lessons.',
    },
  },
  tokenAccess: {
    course: ['courses:read'],
    courses: ['courses:read'],
    myCourses: ['courses:read'],
    courseChanged: ['courses:read'],
    createCourse: ['courses:write'],
    createCourses: ['courses:write'],
    updateCourses: ['courses:write'],
    updateCourse: ['courses:write'],
    publishCourse: ['courses:write'],
    unpublishCourse: ['courses:write'],
    archiveCourse: ['courses:write'],
    restoreCourse: ['courses:write'],
    deleteCourse: ['courses:write'],
    shareCourse: ['courses:write'],
    setCourseThumbnail: ['courses:write'],
    removeCourseThumbnail: ['courses:write'],
    createSection: ['courses:write'],
    editSection: ['courses:write'],
  },
  visitorFields: {
    course: 'one on the marketplace',
    courses: 'the marketplace',
  },
  webhooks: [COURSE_WEBHOOKS],
  news: [{ table: 'course', status: 'published' }],
};
