import type { Notifications } from '#modules/notification/notification-kinds.service';
import {
  notifyOfCancellations,
  notifyOfPayments,
  notifyOfPlaces,
  notifyOfWaiting,
} from './enrollment-notifications.sql.ts';
import { enrollment } from './enrollment.mail.ts';
import { studentEnrollment } from './student-enrollment.mail.ts';
import { waitlistPromotion } from './waitlist-promotion.mail.ts';

/** Notifications of places in cohorts: to the student, and of new ones to the instructors. */
export const ENROLLMENT_NOTIFICATIONS: Notifications = {
  kinds: {
    ENROLLMENT: {
      value: 'enrollment',
      description:
        'The member got a place in a cohort or on its waitlist (details WAITLISTED), or lost it (details DECLINED). `subjectId` is the cohort.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: enrollment,
      mailsAbout: (say) => say`your enrollments`,
    },
    WAITLIST_PROMOTION: {
      value: 'waitlist-promotion',
      description: 'The member got a seat from the waitlist. `subjectId` is the cohort.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: waitlistPromotion,
      mailsAbout: (say) => say`seats that become free for you`,
    },
    STUDENT_ENROLLMENT: {
      value: 'student-enrollment',
      description:
        'Students enrolled in a cohort that the member teaches: `count` is their number, `actor` the latest. Later enrollments update the notification until it is read.',
      isFor: 'staff',
      isMailed: false,
      isCombined: true,
      mail: studentEnrollment,
      mailsAbout: (say) => say`students who enroll`,
    },
  },
  details: {
    AWAITS_PAYMENT: { value: 'awaits-payment', description: 'The member gets the seat after the payment.' },
    MOVED: { value: 'moved', description: 'Staff moved the member there from another cohort.' },
    PAID: { value: 'paid', description: 'The payment arrived, and the member has the seat.' },
    DECLINED: { value: 'declined', description: 'Staff declined or cancelled the enrollment.' },
    WAITLISTED: { value: 'waitlisted', description: 'Staff put the member on the waitlist.' },
  },
  rules: {
    'enrollment.created': (event) => notifyOfPlaces('enrollment', event),
    'enrollment.waitlisted': notifyOfWaiting,
    'enrollment.promoted': (event) => notifyOfPlaces('waitlist-promotion', event),
    'enrollment.paid': notifyOfPayments,
    'enrollment.cancelled': notifyOfCancellations,
  },
};
