import type { NotificationData, TemplateData } from './templates/index.ts';

/** Mail to one person: a template and its data. */
export type Mail = {
  [T in keyof TemplateData]: { to: string; template: T; data: TemplateData[T]; replyTo?: string };
}[keyof TemplateData];

/** Any mail, also of a notification, which statements enqueue (notification/notification.sql.ts). */
export type AnyMail = Mail | { to: string; template: string; data: NotificationData; replyTo?: string };
