import { accentOf } from '#kernel/color.rules';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.rules';
import type { Shared } from '#platform/jobs/queue';
import type { Services } from '#platform/request/services';
import type { AnyMail } from './mail.ts';
import type { Content, MailBrand } from './layout.ts';
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
  const sender = await senderOf(services, mail);
  if (!sender?.isSuspended)
    await send(services, mail, sender, (namespace) => services.hosts.originOf(namespace));
}

/**
 * Sends a mail that a person is waiting for, in the look of the institution at whose host it was requested. Its link may let
 * somebody into the account, so it never leads to a custom domain, which the institution controls.
 */
export async function sendUrgentMail(services: Services, mail: QueuedMail): Promise<void> {
  await send(services, mail, await senderOf(services, mail));
}

interface Sender {
  isSuspended: boolean;
  name: string;
  color: string | null;
  isBranded: boolean;
}

/** Returns the institution of a mail, whose share is its namespace; undefined for a mail of the product. */
async function senderOf({ orm }: Services, { share }: QueuedMail): Promise<Sender | undefined> {
  if (!share) return undefined;
  const [sender] = await orm.em.fork().execute<Sender[]>(
    `select suspended_at is not null as "isSuspended", name, primary_color as color,
       has_branding and (primary_color is not null or logo_url is not null) as "isBranded"
     from institution where namespace = ?`,
    [share],
  );
  return sender;
}

/** Renders a mail and sends it. */
async function send(
  { config, mail: transport, orm }: Pick<Services, 'config' | 'mail' | 'orm'>,
  { id, queuedAt, mail, unsubscribe }: Omit<QueuedMail, 'share'>,
  sender: Sender | undefined,
  originOf?: (namespace: string | null) => string,
): Promise<void> {
  const unsubscribeUrl = unsubscribe
    ? config.appOrigin + unsubscribePath(config.jwtSecret, unsubscribe)
    : null;
  const { calendar, ...rendered } = renderMail(mail, config, {
    language: await languageOfReader(orm, mail),
    unsubscribeUrl,
    brand: brandOf(sender),
    ...(originOf && { originOf }),
  });
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

/** Returns the language of the account with a mail's address; for others that of the mail, as of the person who invites them. */
async function languageOfReader(orm: Services['orm'], { to, language }: AnyMail): Promise<Language> {
  const [account] = await orm.em
    .fork()
    .execute<{ language: Language | null }[]>('select language from account where email = lower(?)', [to]);
  return account?.language ?? language ?? DEFAULT_LANGUAGE;
}

/** Returns the look of the mails of an institution; null for that of the product. */
const brandOf = (sender: Sender | undefined): MailBrand | null =>
  sender?.isBranded ? { name: sender.name, color: sender.color && accentOf(sender.color).light } : null;

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
