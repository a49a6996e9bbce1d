/** Event as calendars take it. */
export interface LinkedEvent {
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  location: string;
  /** Null for those who may not have it. */
  meetingLink: string | null;
}

/** Longest description that an address carries. Browsers and calendars cut longer addresses. */
const MAX_DETAILS = 1000;

const addressOf = (base: string, values: Record<string, string>): string =>
  `${base}?${new URLSearchParams(values).toString()}`;

const detailsOf = ({ description }: LinkedEvent, link: string): string =>
  `${description.slice(0, MAX_DETAILS)}\n\n${link}`;

/** The link to the meeting, which calendars open, or else the place. */
const placeOf = ({ meetingLink, location }: LinkedEvent): string => meetingLink ?? location;

/** Formats an instant in UTC as iCalendar does: '20261201T170000Z'. */
const basicFormat = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Returns the address that adds an event to Google Calendar.
 * @param link address of the event's screen
 */
export const googleLink = (event: LinkedEvent, link: string): string =>
  addressOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${basicFormat(event.startsAt)}/${basicFormat(event.endsAt)}`,
    details: detailsOf(event, link),
    location: placeOf(event),
  });

/**
 * Returns the address that adds an event to Outlook's calendar.
 * @param link address of the event's screen
 */
export const outlookLink = (event: LinkedEvent, link: string): string =>
  addressOf('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt,
    enddt: event.endsAt,
    body: detailsOf(event, link),
    location: placeOf(event),
  });
