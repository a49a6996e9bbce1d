import { registerEnumType } from 'type-graphql';
import type { EffectiveRole } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** Kind of a notification. Its mail uses the template of the same name. */
export enum NotificationKind {
  ENROLLMENT = 'enrollment',
  WAITLIST_PROMOTION = 'waitlist-promotion',
  COHORT_CHANGE = 'cohort-change',
  COHORT_DELETION = 'cohort-deleted',
  ACTIVITY = 'activity',
  CERTIFICATE = 'certificate',
  GRADE = 'grade',
  STUDENT_ENROLLMENT = 'student-enrollment',
  DISCUSSION_REPLY = 'discussion-reply',
  EVENT_REMINDER = 'event-reminder',
}

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'Kind of a notification.',
  valuesConfig: {
    ENROLLMENT: {
      description:
        'The member got a place in a cohort, or lost it (details DECLINED). `subjectId` is the cohort.',
    },
    WAITLIST_PROMOTION: {
      description: 'The member got a seat from the waitlist. `subjectId` is the cohort.',
    },
    COHORT_CHANGE: {
      description:
        'Dates or meetings of a cohort of the member changed; see `details`. `subjectId` is the cohort.',
    },
    COHORT_DELETION: { description: 'A cohort of the member was deleted.' },
    ACTIVITY: { description: 'A course of the member has a new activity. `subjectId` is the activity.' },
    CERTIFICATE: {
      description:
        'A certificate was issued to the member. `subjectId` is the certificate, `subjectTitle` the course.',
    },
    GRADE: { description: 'Work of the member was graded. `subjectId` is the activity.' },
    STUDENT_ENROLLMENT: {
      description:
        'Students enrolled in a cohort that the member teaches: `count` is their number, `actor` the latest. Later enrollments update the notification until it is read.',
    },
    DISCUSSION_REPLY: {
      description:
        'Others replied in a discussion of the member: `count` is the number of replies, `actor` the latest author, `subjectId` the discussion. Later replies update the notification until it is read.',
    },
    EVENT_REMINDER: {
      description:
        'A meeting of a cohort or a live lesson starts soon, at `startsAt`. `details` says which, `subjectId` is the cohort or the lesson.',
    },
  },
});

/** Details of a notification. */
export enum NotificationDetail {
  AWAITS_PAYMENT = 'awaits-payment',
  PAID = 'paid',
  DECLINED = 'declined',
  START_DATE = 'start-date',
  END_DATE = 'end-date',
  MEETINGS = 'meetings',
  MEETING = 'meeting',
  LESSON = 'lesson',
}

registerEnumType(NotificationDetail, {
  name: 'NotificationDetail',
  description: 'Details of a notification.',
  valuesConfig: {
    AWAITS_PAYMENT: { description: 'The member gets the seat after the payment.' },
    PAID: { description: 'The payment arrived, and the member has the seat.' },
    DECLINED: { description: 'Staff declined the enrollment.' },
    START_DATE: { description: 'The start of the cohort changed.' },
    END_DATE: { description: 'The end of the cohort changed.' },
    MEETINGS: { description: 'Time or place of a live lesson changed, or it was cancelled.' },
    MEETING: { description: 'The reminder is for a meeting of a cohort.' },
    LESSON: { description: 'The reminder is for a live lesson.' },
  },
});

interface About {
  /** Audience; staff are instructors and admins. */
  isFor: 'students' | 'staff' | 'everybody';
  /** Whether a mail is sent by default. */
  isMailed: boolean;
  /** Whether repeated events update one notification until it is read. */
  isCombined: boolean;
}

/** Properties of each kind. */
const ABOUT: Record<NotificationKind, About> = {
  [NotificationKind.ENROLLMENT]: { isFor: 'students', isMailed: true, isCombined: false },
  [NotificationKind.WAITLIST_PROMOTION]: { isFor: 'students', isMailed: true, isCombined: false },
  [NotificationKind.COHORT_CHANGE]: { isFor: 'students', isMailed: true, isCombined: true },
  [NotificationKind.COHORT_DELETION]: { isFor: 'students', isMailed: true, isCombined: false },
  [NotificationKind.ACTIVITY]: { isFor: 'students', isMailed: true, isCombined: false },
  [NotificationKind.CERTIFICATE]: { isFor: 'students', isMailed: true, isCombined: false },
  [NotificationKind.GRADE]: { isFor: 'students', isMailed: true, isCombined: false },
  [NotificationKind.STUDENT_ENROLLMENT]: { isFor: 'staff', isMailed: false, isCombined: true },
  [NotificationKind.DISCUSSION_REPLY]: { isFor: 'everybody', isMailed: true, isCombined: true },
  [NotificationKind.EVENT_REMINDER]: { isFor: 'everybody', isMailed: true, isCombined: false },
};

const KINDS = Object.values(NotificationKind);

/** Returns the kinds that a member with a role can get. */
export function kindsFor(role: EffectiveRole): NotificationKind[] {
  const own = role === Role.INSTRUCTOR || role === Role.ADMIN ? 'staff' : 'students';
  return KINDS.filter((kind) => ABOUT[kind].isFor === own || ABOUT[kind].isFor === 'everybody');
}

export const isMailedByDefault = (kind: NotificationKind): boolean => ABOUT[kind].isMailed;

/** Kinds that are mailed unless the member turned them off. */
export const MAILED_BY_DEFAULT = KINDS.filter(isMailedByDefault);

/** Kinds for which one unread notification combines all events of its subject. */
export const COMBINED_KINDS = KINDS.filter((kind) => ABOUT[kind].isCombined);
