import type { Language } from '#kernel/language.rules';
import type { NotificationData, TemplateData } from './templates/index.ts';

interface Envelope {
  to: string;
  replyTo?: string;
  /** Language for an addressee whose account has none. */
  language?: Language | null;
}

/** Mail to one person: a template and its data. */
export type Mail = {
  [T in keyof TemplateData]: Envelope & { template: T; data: TemplateData[T] };
}[keyof TemplateData];

/** Any mail, also of a notification, which statements enqueue (notification/notification.sql.ts). */
export type AnyMail = Mail | (Envelope & { template: string; data: NotificationData });
