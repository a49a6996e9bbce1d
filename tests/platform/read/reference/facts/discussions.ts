import type { Discussion } from '#modules/discussion/discussion.entity';
import type { VisibleData } from '../visible.ts';

/** Whether the reader started a discussion or replied to it. */
export const isWrittenInBy = (row: Discussion, { data, reader }: VisibleData): boolean =>
  row.author.unwrap().id === reader.membershipId ||
  data.replies.some(
    (reply) =>
      reply.discussion.unwrap() === row &&
      !reply.deletedAt &&
      reply.author.unwrap().id === reader.membershipId,
  );

/** Whether a discussion of a student waits for a reply of the reader, who moderates it. */
export function isUnansweredFor(row: Discussion, { data, reader }: VisibleData): boolean {
  const author = row.author.unwrap();
  const owner = row.course?.unwrap().owner.unwrap().id;
  return (
    (reader.role === 'admin' ||
      (reader.role === 'instructor' && (owner === undefined || owner === reader.membershipId))) &&
    author.role === 'student' &&
    !data.replies.some(
      (reply) => reply.discussion.unwrap() === row && !reply.deletedAt && reply.author.unwrap() !== author,
    )
  );
}
