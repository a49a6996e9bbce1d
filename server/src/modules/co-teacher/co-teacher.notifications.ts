import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfCoTeaching } from './co-teacher-notifications.sql.ts';
import { coTeaching } from './co-teacher.mail.ts';

/** Notifications of members who became co-teachers. */
export const CO_TEACHER_NOTIFICATIONS: Notifications = {
  kinds: {
    CO_TEACHING: {
      value: 'co-teaching',
      description: 'The member became a co-teacher of a course. `subjectId` is the course.',
      isFor: 'staff',
      isMailed: true,
      isCombined: false,
      mail: coTeaching,
      mailsAbout: (say) => say`courses that you teach with others`,
    },
  },
  rules: { 'coTeacher.added': notifyOfCoTeaching },
};
