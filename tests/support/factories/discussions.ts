import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert, type ItemRow, nextNumber } from './rows.ts';

interface DiscussionOptions {
  by: Member;
  /** Omitted for the whole institution. */
  course?: ItemRow;
  title?: string;
  body?: string;
  /** Authors of the replies, in order. */
  replies?: Member[];
  deletedAt?: Date;
  lastActivityAt?: Date;
}

/** A discussion and the IDs of its replies. */
export interface DiscussionRow extends ItemRow {
  replyIds: string[];
}

/** Creates a discussion with replies. */
export async function aDiscussion(app: App, options: DiscussionOptions): Promise<DiscussionRow> {
  const { by, course, replies = [], body = 'What do you think?' } = options;
  const id = uuidv7();
  const institution = { institution_id: by.institution.id };
  const title = options.title ?? `Discussion ${nextNumber()}`;
  await insert(app, 'discussion', {
    ...institution,
    id,
    course_id: course?.id ?? null,
    author_id: by.membershipId,
    title,
    body,
    reply_count: replies.length,
    last_number: replies.length,
    deleted_at: options.deletedAt ?? null,
    last_activity_at: options.lastActivityAt ?? new Date(),
  });
  const replyIds: string[] = [];
  for (const [at, author] of replies.entries()) {
    const replyId = uuidv7();
    replyIds.push(replyId);
    await insert(app, 'discussion_reply', {
      ...institution,
      id: replyId,
      discussion_id: id,
      author_id: author.membershipId,
      number: at + 1,
      body: `Reply ${at + 1} to ${title}`,
    });
  }
  return { id, institutionId: by.institution.id, title, replyIds };
}
