/** Event in a calendar. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** Kind of event, such as 'Live session'. */
  kind: string;
  /** Whether it is a deadline, which is drawn in amber. */
  isDeadline: boolean;
  /** ISO instant of the start. */
  at: string;
  /** IANA name of the organizer's time zone. */
  timeZone: string;
  /** ISO instant after which the event is over. */
  endsAt: string;
  /** Path of its screen. */
  to: string;
  /** Link to the meeting, shown when people can join; null without one. */
  joinLink: string | null;
}
