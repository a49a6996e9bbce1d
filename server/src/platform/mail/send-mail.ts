import type { Shared } from '#platform/jobs/queue';
import type { Services } from '#platform/request/services';
import type { AnyMail } from './mail.ts';
import type { Content } from './layout.ts';
import { renderMail } from './render.ts';
import type { Message } from './transport.ts';
import { type UnsubscribeClaim, unsubscribePath } from './unsubscribe.ts';

/** Payload of a mail job. */
export interface QueuedMail extends Shared {
  /** ID of the mail, the same for all attempts. */
  id: string;
  /** ISO 8601. */
  queuedAt: string;
  mail: AnyMail;
  /** Member and kind of mail to unsubscribe; left out for essential mails, such as codes. */
  unsubscribe?: UnsubscribeClaim;
}

/** Sends a mail of an institution, unless it was suspended after the mail was enqueued. */
export async function sendMailOfInstitution(services: Services, mail: QueuedMail): Promise<void> {
  if (!(await isFromSuspended(services, mail))) await sendMail(services, mail);
}

/** Returns whether the institution of a mail is suspended. The share of a mail is the institution's namespace. */
async function isFromSuspended({ orm }: Services, { share }: QueuedMail): Promise<boolean> {
  if (!share) return false;
  const suspended = await orm.em
    .fork()
    .execute('select from institution where namespace = ? and suspended_at is not null', [share]);
  return suspended.length > 0;
}

/** Renders a mail and sends it. */
export async function sendMail(
  { config, mail: transport }: Pick<Services, 'config' | 'mail'>,
  { id, queuedAt, mail, unsubscribe }: Omit<QueuedMail, 'share'>,
): Promise<void> {
  const unsubscribeUrl = unsubscribe
    ? config.appOrigin + unsubscribePath(config.jwtSecret, unsubscribe)
    : null;
  const { calendar, ...rendered } = renderMail(mail, config, unsubscribeUrl);
  await transport.send({
    id,
    date: new Date(queuedAt),
    from: config.mailFrom,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    unsubscribeUrl,
    ...rendered,
    ...(calendar && { calendar: await renderCalendar(calendar, { to: mail.to, from: config.mailFrom }) }),
  });
}

/** Renders the calendar file of a mail, whose organizer has the address of the sender. */
async function renderCalendar(
  { entry, organizer }: NonNullable<Content['calendar']>,
  { to, from }: { to: string; from: string },
): Promise<NonNullable<Message['calendar']>> {
  const { calendarFile, mailedMethod } = await import('#platform/calendar/calendar-file'); // heavy, and rarely needed
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const people = { organizer: { name: organizer, email: address }, attendee: { name: to, email: to } };
  return { method: mailedMethod(entry), content: calendarFile(entry, people) };
}
