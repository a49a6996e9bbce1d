import type { Notifications } from '#modules/notification/notification-kinds.service';
import { IMPORT_COUNTS, importFinished } from './import-finished.mail.ts';
import { notifyOfImport } from './import-notifications.sql.ts';

/** Notifications of imports to the admin who started them. */
export const IMPORT_NOTIFICATIONS: Notifications = {
  kinds: {
    IMPORT_FINISHED: {
      value: 'import-finished',
      description: 'An import that the member started ended. `subjectId` is the import.',
      isFor: 'staff',
      isMailed: true,
      isCombined: false,
      mail: importFinished,
      mailData: IMPORT_COUNTS,
      mailsAbout: (say) => say`ends of your imports`,
    },
  },
  rules: { 'import.finished': notifyOfImport },
};
