import { LocalTimes } from '#ui/LocalTimes';
import { formatDateTime } from '#texts/formatting';
import type { Assignment } from './assignment.ts';

/** Due date of an assignment in both time zones. Its own chunk. */
export default function DueTimes({ assignment: { dueAt, timeZone } }: { assignment: Assignment }) {
  return (
    <LocalTimes at={dueAt} timeZone={timeZone}>
      {formatDateTime(dueAt)}
    </LocalTimes>
  );
}
