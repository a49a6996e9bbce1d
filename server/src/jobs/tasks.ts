import { type QueuedMail, sendMail } from '../mail/send-mail.ts';
import type { Services } from '../services.ts';

/** What each task is given; it travels as JSON. */
export interface Payloads {
  'send-mail': QueuedMail;
}

export type Tasks = { [T in keyof Payloads]: (payload: Payloads[T]) => Promise<void> };

/** Every task that can be queued, and what does it. A task may run more than once for one job. */
export function tasksOf(services: Pick<Services, 'config' | 'mail'>): Tasks {
  return {
    'send-mail': (mail) => sendMail(services, mail),
  };
}
