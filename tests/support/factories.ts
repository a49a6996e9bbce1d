/** Rows and people for tests, written as the owner, with defaults for everything that a test does not mention. */
export * from './factories/attendance.ts';
export * from './factories/categories.ts';
export * from './factories/chat.ts';
export * from './factories/classes.ts';
export * from './factories/co-teachers.ts';
export * from './factories/files.ts';
export * from './factories/discussions.ts';
export * from './factories/invitations.ts';
export * from './factories/items.ts';
export * from './factories/people.ts';
export * from './factories/quizzes.ts';
export * from './factories/resources.ts';
export * from './factories/reviews.ts';
export { anInstitution, DAY, inDays, insert, type InstitutionRow, type ItemRow } from './factories/rows.ts';
export * from './factories/tokens.ts';
export * from './factories/webhooks.ts';
export * from './factories/work.ts';
export * from './factories/notifications.ts';
