import { declaredEnum } from '#kernel/declared-enum';

const kinds = declaredEnum('NotificationKind', 'Kind of a notification.');
const details = declaredEnum('NotificationDetail', 'Details of a notification.');

/** Kinds of notifications by their names in the API; nouns declare them (notification-kinds.service.ts). */
export const NotificationKind = kinds.values;
export const addKind = kinds.add;

/** Details of notifications by their names in the API; nouns declare them with the kinds. */
export const NotificationDetail = details.values;
export const addDetail = details.add;
