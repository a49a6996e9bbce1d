import { aNotification } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: {
    sendsWelcomeMail: true,
    welcomeSubject: 'Welcome to {institution}',
    welcomeMessage: 'Hello {name}, **welcome**.',
    mutedKinds: 'GRADE', // one that can be turned off for everybody
  },
  idOf: { markNotificationRead: 'notificationId' },
  silent: {
    markNotificationRead: 'what somebody has read is nobody else’s business',
    markAllNotificationsRead: 'what somebody has read is nobody else’s business',
    sendTestWelcomeMail: 'a mail',
    setNotificationPreference: 'what somebody is mailed is nobody else’s business',
  },
  own: async (app, { self }) => ({ notificationId: await aNotification(app, self) }),
  targets: async (app, { admin, classmate, student, cohort: { id } }) => {
    const about = { kind: 'student-enrollment', key: id, subjectId: id, actor: student };
    return {
      seen: { notification: await aNotification(app, admin, about) },
      hidden: {
        'notification of another': await aNotification(app, classmate, { ...about, subjectTitle: HIDDEN }),
      },
    };
  },
  messages: (id, { institution, admin }) => {
    const institutionId = institution.id;
    return {
      notified: { institutionId, eventId: id },
      notificationsRead: { institutionId, membershipId: admin.membershipId, notificationId: id },
    };
  },
};
