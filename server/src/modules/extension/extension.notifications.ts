import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfExtension } from './extension-notifications.sql.ts';
import { extension } from './extension.mail.ts';

/** Notifications of more time to students. */
export const EXTENSION_NOTIFICATIONS: Notifications = {
  kinds: {
    EXTENSION: {
      value: 'extension',
      description: 'The member has more time for an activity. `subjectId` is the activity.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: extension,
      mailsAbout: (say) => say`more time for assignments`,
    },
  },
  rules: {
    'extension.created': notifyOfExtension,
    'extension.updated': notifyOfExtension,
  },
};
