import type { DomainEvent, DomainEventType } from '#platform/domain-event/domain-event';
import type { Say, Text } from '#kernel/translate';
import type { EffectiveRole } from '#kernel/viewer';
import {
  addNotificationTemplate,
  type NotificationData,
  type Template,
} from '#platform/mail/templates/index';
import type { Module } from '#platform/module/module';
import type { Statement } from '#platform/read/reader';
import { Role } from '#kernel/role';
import { addDetail, addKind } from './notification.enums.ts';

/** A kind of notification. */
export interface NotificationKindDeclaration {
  /** Value in the database. */
  value: string;
  /** Description in the API. */
  description: string;
  /** Audience; staff are instructors and admins. */
  isFor: 'students' | 'staff' | 'everybody';
  /** Whether a mail is sent by default. */
  isMailed: boolean;
  /** Whether repeated events update one notification until it is read. */
  isCombined: boolean;
  mail: Template<NotificationData>;
  /** SQL of further data of its mails as JSON, over the notification `n` of the institution `$1`. */
  mailData?: string;
  /** Subject of its mails, after "Stop emails about". */
  mailsAbout: (say: Say) => Text;
}

/** Returns the statement that writes the notifications of an event, or null if the event causes none. */
type NotificationRule = (event: DomainEvent) => Statement | null;

/** Notifications of a noun. */
export interface Notifications {
  /** Kinds by their names in the API. */
  kinds: Readonly<Record<string, NotificationKindDeclaration>>;
  /** Details by their names in the API. */
  details?: Readonly<Record<string, { value: string; description: string }>>;
  /** Rules by the types of their events. They write notifications of the kinds above only. */
  rules?: Readonly<Partial<Record<DomainEventType, NotificationRule>>>;
}

/** Returns the details of the changed properties of an event that are announced. */
export const announcedDetails = (
  announced: Readonly<Record<string, string>>,
  { changes = [] }: DomainEvent,
): string[] => [...new Set(changes.flatMap((property) => announced[property] ?? []))];

declare module '#platform/module/module' {
  interface Module {
    /** Notifications of the noun: kinds, details, and the events that cause them. */
    notifications?: Notifications;
  }
}

const kinds = new Map<string, NotificationKindDeclaration>();
const rules = new Map<string, NotificationRule>();
/** Types of events whose notifications may be of a kind with further data of its mails. */
const withMailData = new Set<string>();

/** Collects the notifications that the modules declare. */
export function collectNotifications(modules: readonly Module[]): void {
  for (const declared of modules.flatMap(({ notifications = [] }) => notifications)) {
    for (const [name, kind] of Object.entries(declared.kinds)) {
      kinds.set(kind.value, kind);
      addKind(name, kind.value, kind.description);
      addNotificationTemplate(kind.value, kind.mail);
    }
    for (const [name, { value, description }] of Object.entries(declared.details ?? {}))
      addDetail(name, value, description);
    const haveMailData = Object.values(declared.kinds).some(({ mailData }) => mailData !== undefined);
    for (const [type, rule] of Object.entries(declared.rules ?? {})) {
      rules.set(type, rule);
      if (haveMailData) withMailData.add(type);
    }
  }
}

/** Returns the kinds in alphabetical order, so that the order of the modules does not change the database. */
export const allKinds = (): string[] => [...kinds.keys()].toSorted();

/** Returns the declaration of a kind; undefined if it is unknown. */
export const kindNamed = (value: string): NotificationKindDeclaration | undefined => kinds.get(value);

/** Returns the statement that writes the notifications of an event; null if nobody is notified of it. */
export const notificationsOf = (event: DomainEvent): Statement | null =>
  rules.get(event.type)?.(event) ?? null;

/** Returns whether mails about an event may have further data. */
export const hasMailData = (event: DomainEventType): boolean => withMailData.has(event);

/** Returns the kinds that a member with a role can get. */
export function kindsFor(role: EffectiveRole): string[] {
  const own = role === Role.INSTRUCTOR || role === Role.ADMIN ? 'staff' : 'students';
  return valuesOf(({ isFor }) => isFor === own || isFor === 'everybody');
}

/** Returns the kinds with further data of their mails, by the SQL of the data. */
export function kindsByMailData(): Map<string, string[]> {
  const bySql = new Map<string, string[]>();
  for (const { value, mailData } of kinds.values())
    if (mailData) bySql.set(mailData, [...(bySql.get(mailData) ?? []), value]);
  return bySql;
}

/** Returns the kinds that are mailed unless the member turned them off. */
export const mailedByDefault = (): string[] => valuesOf(({ isMailed }) => isMailed);

/** Returns the kinds for which one unread notification combines all events of its subject. */
export const combinedKinds = (): string[] => valuesOf(({ isCombined }) => isCombined);

const valuesOf = (isMeant: (kind: NotificationKindDeclaration) => boolean): string[] =>
  [...kinds.values()].filter(isMeant).map(({ value }) => value);
