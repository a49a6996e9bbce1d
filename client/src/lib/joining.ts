import { JOIN_MINUTES } from '@rules/event/joining';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

/** Start and end of a session in milliseconds. */
export interface Span {
  start: number;
  end: number;
}

/** Phase of a session: before people can join, from 15 minutes before the start, while it runs, and after the end. */
export type LivePhase = 'EARLY' | 'SOON' | 'LIVE' | 'OVER';

/** Returns the span of a session from its ISO instants: without an end that is known, an hour. */
export function spanOf(startsAt: string, endsAt: string | null): Span {
  const start = Date.parse(startsAt);
  return { start, end: endsAt === null ? start + HOUR : Date.parse(endsAt) };
}

/** Returns the phase of a session. @param now in milliseconds */
export function livePhaseOf({ start, end }: Span, now: number): LivePhase {
  if (now > end) return 'OVER';
  if (now >= start) return 'LIVE';
  return now >= start - JOIN_MINUTES * MINUTE ? 'SOON' : 'EARLY';
}

/** Returns whether people join a session now: from 15 minutes before its start until its end. */
export function isJoinable(span: Span, now: number): boolean {
  const phase = livePhaseOf(span, now);
  return phase === 'SOON' || phase === 'LIVE';
}

/** Returns the time in milliseconds, updated twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
