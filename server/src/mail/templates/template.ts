import type { Content } from '../layout.ts';

/** What a template knows beside its data. */
export interface Surroundings {
  appName: string;
  /** Address of a page on the institution's own host, or on the root host with null. */
  link: (path: string, namespace: string | null) => string;
}

export type Template<Data> = (data: Data, surroundings: Surroundings) => Content;

/** Whether the notification that a mail is about says so. */
export const awaitsPayment = ({ details = [] }: { details?: string[] }) => details.includes('awaits-payment');

/** How a mail begins; names are optional in accounts. */
export const greet = (firstName: string | undefined) => (firstName ? `Hello ${firstName},` : 'Hello,');
