import type { Language } from '#kernel/language.rules';
import type { Say, Text } from '#kernel/translate';
import type { Content } from '../layout.ts';

/** Context of a template, besides its data. */
export interface TemplateContext {
  appName: string;
  /** Language of the reader, in which `say` returns texts. */
  language: Language;
  say: Say;
  /** Returns the URL of a page on the institution's host, or on the root host for null. */
  link: (path: string, namespace: string | null) => string;
}

export type Template<Data> = (data: Data, context: TemplateContext) => Content;

/** Data of a mail about a notification of any kind (notification/notification.sql.ts). */
export interface NotificationData {
  subjectId: string;
  subjectTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
  details?: string[];
  /** Name of the acting person, such as the student who enrolled; empty or null for none. */
  student?: string | null;
  /** Moment that the notification is about (ISO 8601), and the IANA time zone of its organizer. */
  startsAt?: string;
  timeZone?: string;
  /** IANA time zone in the profile of the reader. Null without one. */
  readerZone?: string | null;
  /** Further data of the kind, which its declaration selects. */
  more?: unknown;
}

/** Returns the greeting of a mail. Accounts may have no name. */
export const greet = (say: Say, firstName: string | undefined): Text =>
  firstName ? say`Hello ${firstName},` : say`Hello,`;
