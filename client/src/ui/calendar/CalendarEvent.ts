/** Event in a calendar. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** What it is, such as 'Live session'. */
  kind: string;
  /** Whether it is a deadline, which is drawn in amber. */
  isDeadline: boolean;
  /** ISO instant of the start. */
  at: string;
  /** ISO instant after which the event is over. */
  endsAt: string;
  /** Path of its screen. */
  to: string;
  /** Link to the meeting; null if there is none to join. */
  joinLink: string | null;
}
