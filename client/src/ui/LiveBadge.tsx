import { Badge } from '@mantine/core';
import { livePhaseOf, spanOf, useNow, type LivePhase } from '#lib/joining';
import { texts } from '#texts/en';

const t = texts.live;

const shown: Record<LivePhase, { label: string; color: string } | null> = {
  EARLY: null,
  SOON: { label: t.startsSoon, color: 'teal' },
  LIVE: { label: t.liveNow, color: 'teal' },
  OVER: { label: t.over, color: 'gray' },
};

/** Badge of a session that starts soon, runs or is over; nothing earlier. It changes with time. */
export function LiveBadge({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  const badge = shown[livePhaseOf(spanOf(startsAt, endsAt), useNow())];
  return badge && <Badge color={badge.color}>{badge.label}</Badge>;
}
