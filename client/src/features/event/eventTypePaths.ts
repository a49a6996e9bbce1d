import { paths } from '#lib/paths';
import { ruleNameOf } from '#lib/ruleNameOf';
import type { EventType } from '#texts/enums.generated';

/** Screens with the events of one type (document 2, section 2.8). */
export const eventTypePaths: Record<EventType, string> = {
  CONSULTATION: paths.consultations,
  WEBINAR: paths.webinars,
  WORKSHOP: paths.workshops,
  MASTERCLASS: paths.masterclasses,
  QA_SESSION: paths.qaSessions,
  OFFICE_HOURS: paths.officeHours,
};

export const EVENT_TYPES = Object.keys(eventTypePaths) as EventType[];

/** Returns the type with the given name in the rules; undefined for any other text. */
export const typeNamed = (name: string | null): EventType | undefined =>
  EVENT_TYPES.find((type) => ruleNameOf(type) === name);

/** Returns the type whose screen is at a path; null for the screen of all types. */
export const typeOfPath = (pathname: string): EventType | null =>
  EVENT_TYPES.find((type) => [eventTypePaths[type], `${eventTypePaths[type]}/`].includes(pathname)) ?? null;
