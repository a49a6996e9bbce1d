import { JoinLink, type JoinableSession } from '#ui/JoinLink';
import { LiveBadge } from '#ui/LiveBadge';

/** State of a live lesson in a row of its course, and Join while people can; nothing for other lessons. */
export function LiveLesson({ lesson }: { lesson: JoinableSession & { type: string } }) {
  const { type, startsAt, endsAt } = lesson;
  if (type !== 'LIVE' || startsAt === null) return null;
  return (
    <>
      <LiveBadge startsAt={startsAt} endsAt={endsAt} />
      <JoinLink session={lesson} size="xs" />
    </>
  );
}
