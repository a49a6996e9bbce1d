import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert } from './rows.ts';

interface NotificationOptions {
  /** The database's value. */
  kind?: string;
  /** The key that groups notifications. */
  key?: string;
  subjectId?: string;
  subjectTitle?: string;
  actor?: Member;
  happenedAt?: Date;
}

/** Creates an unread notification. Returns its ID. */
export async function aNotification(
  app: App,
  recipient: Member,
  options: NotificationOptions = {},
): Promise<string> {
  const {
    kind = 'enrollment',
    key = uuidv7(),
    subjectTitle = 'Something',
    happenedAt = new Date(),
  } = options;
  const id = uuidv7();
  await insert(app, 'notification', {
    institution_id: recipient.institution.id,
    id,
    recipient_id: recipient.membershipId,
    event_id: id,
    kind,
    key,
    subject_id: options.subjectId ?? uuidv7(),
    subject_title: subjectTitle,
    actor_id: options.actor?.membershipId ?? null,
    happened_at: happenedAt,
  });
  return id;
}
