import type { Content } from '../layout.ts';

/** What a template knows beside its data. */
export interface TemplateContext {
  appName: string;
  /** Address of a page on the institution's own host, or on the root host with null. */
  link: (path: string, namespace: string | null) => string;
}

export type Template<Data> = (data: Data, surroundings: TemplateContext) => Content;

/** What a mail about a notification is filled with, whatever its kind (notification/notification.statements.ts). */
export interface NotificationData {
  subjectId: string;
  subjectTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
  details?: string[];
  /** Name of who did it, such as the student that staff is told of; empty or null where nobody is named. */
  student?: string | null;
  /** ISO 8601: when what is reminded of begins; and the IANA name of its zone. */
  startsAt?: string;
  timeZone?: string;
}

/** Whether the notification that a mail is about says so. */
export const awaitsPayment = ({ details = [] }: { details?: string[] }) => details.includes('awaits-payment');

/** Whether it says that the payment came. */
export const isPaid = ({ details = [] }: { details?: string[] }) => details.includes('paid');

/** Whether it says that staff cancelled the enrollment. */
export const isDeclined = ({ details = [] }: { details?: string[] }) => details.includes('declined');

/** How a mail begins; names are optional in accounts. */
export const greet = (firstName: string | undefined) => (firstName ? `Hello ${firstName},` : 'Hello,');
