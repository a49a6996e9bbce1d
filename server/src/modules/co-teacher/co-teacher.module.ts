import type { Module } from '#platform/module/module';
import { CoTeacher } from './co-teacher.entity.ts';
import { CoTeachersOfCourse } from './co-teacher.fields.ts';
import { CO_TEACHER_NOTIFICATIONS } from './co-teacher.notifications.ts';
import { CoTeacherResolver } from './co-teacher.resolver.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    coTeacher: 'added';
  }
}

export const coTeacherModule: Module = {
  name: 'co-teacher',
  entities: [CoTeacher],
  nodes: [{ type: CoTeacher, scope: 'courses:read', within: 'course' }],
  fields: [CoTeachersOfCourse],
  resolvers: [CoTeacherResolver],
  tokenAccess: {
    addCoTeacher: ['courses:write'],
    removeCoTeacher: ['courses:write'],
  },
  notifications: CO_TEACHER_NOTIFICATIONS,
};
