import type { Messages } from '#platform/pubsub/bus';
import type { Services } from '#platform/request/services';
import { announce } from '#platform/pubsub/announce';

/** Message about work of students: submissions for an activity, or attempts at a quiz. */
export interface WorkMessage {
  institutionId: string;
  /** ID of the activity or quiz. */
  of: string;
  /** ID of the changed work. Null when the activity or quiz was deleted with all work. */
  id: string | null;
  /** Memberships: the student of changed work; of deleted work all who could read it, without admins. */
  readers: string[];
}

/** Topics of the bus for work of students. */
export type WorkTopic = {
  [Topic in keyof Messages]: Messages[Topic] extends WorkMessage ? Topic : never;
}[keyof Messages];

/** A deleted activity or quiz, with the memberships that could read its work. */
export interface DeletedWork {
  of: string;
  readers: string[];
}

/** Maximum number of memberships in one message: the bus carries at most 8 kB. */
const MAX_READERS = 100;

type Sender = Pick<Services, 'bus' | 'log'>;

/** Publishes changed work to every instance without waiting. Subscribers read its row. */
export const announceWork = (sender: Sender, topic: WorkTopic, message: WorkMessage): void =>
  announce(sender, topic, message);

/** Publishes deleted work to every instance, with those who could read it. */
export function announceDeletedWork(
  sender: Sender,
  topic: WorkTopic,
  institutionId: string,
  deleted: readonly DeletedWork[],
): void {
  for (const { of, readers } of deleted)
    for (let at = 0; at === 0 || at < readers.length; at += MAX_READERS)
      announceWork(sender, topic, {
        institutionId,
        of,
        id: null,
        readers: readers.slice(at, at + MAX_READERS),
      });
}
