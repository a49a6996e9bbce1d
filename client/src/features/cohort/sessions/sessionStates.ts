import type { SessionRow_SessionFragment, ViewerState_SessionFragment } from './CohortSessions.generated.ts';

/** State of a session that depends on the viewer. */
export type ViewerState = ViewerState_SessionFragment;

/** A session whose dialog is open. */
export interface OpenedSession {
  dialog: 'edit' | 'cancel';
  session: SessionRow_SessionFragment & { recordingUrl: string | null };
}

const HOUR = 3_600_000;

/** Returns whether a session has ended; one without an end is taken for an hour long. */
export const isOver = ({ date, endsAt }: { date: string; endsAt: string | null }, now: number): boolean =>
  (endsAt === null ? Date.parse(date) + HOUR : Date.parse(endsAt)) <= now;

/** Returns whether students check in to a session by its code. */
export const isCheckInOpen = (
  { checkInClosesAt }: { checkInClosesAt: string | null },
  now: number,
): boolean => checkInClosesAt !== null && Date.parse(checkInClosesAt) > now;
