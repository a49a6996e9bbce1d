import { announcedDetails, type Notifications } from '#modules/notification/notification-kinds.service';
import { cohortChange } from './cohort-change.mail.ts';
import { cohortDeleted } from './cohort-deleted.mail.ts';
import {
  COHORT_MAIL_DATA,
  notifyOfCohortChange,
  notifyOfCohortDeletion,
} from './cohort-notifications.sql.ts';

/** Changes of a cohort that its students and teachers are notified of, as details. */
const ANNOUNCED_CHANGES: Record<string, string> = {
  startDate: 'start-date',
  endDate: 'end-date',
  meetings: 'meetings',
};

/** Notifications of changed cohorts to those who have a place or teach them, and of deleted ones to those who had a place. */
export const COHORT_NOTIFICATIONS: Notifications = {
  kinds: {
    COHORT_CHANGE: {
      value: 'cohort-change',
      description:
        'Dates or meetings of a cohort changed in which the member has a place or teaches; see `details`. `subjectId` is the cohort.',
      isFor: 'everybody',
      isMailed: true,
      isCombined: true,
      mail: cohortChange,
      mailData: COHORT_MAIL_DATA,
      mailsAbout: (say) => say`changes of your cohorts`,
    },
    COHORT_DELETION: {
      value: 'cohort-deleted',
      description: 'A cohort of the member was deleted.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: cohortDeleted,
      mailsAbout: (say) => say`cohorts that are deleted`,
    },
  },
  details: {
    START_DATE: { value: 'start-date', description: 'The start of the cohort changed.' },
    END_DATE: { value: 'end-date', description: 'The end of the cohort changed.' },
    MEETINGS: {
      value: 'meetings',
      description:
        'Time or place of a live lesson changed, or it was cancelled; or a planned session was moved or deleted.',
    },
  },
  rules: {
    'cohort.updated': (event) => {
      const details = announcedDetails(ANNOUNCED_CHANGES, event);
      return details.length > 0 ? notifyOfCohortChange(details, event) : null;
    },
    'cohort.deleted': notifyOfCohortDeletion,
  },
};
