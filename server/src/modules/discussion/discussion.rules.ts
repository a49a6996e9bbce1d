import * as z from 'zod/mini';
import { line, search, writtenText } from '#kernel/text.rules';

/** Maximum length of a title, in characters. */
const DISCUSSION_TITLE_MAX = 200;

/** Maximum length of a discussion or reply, in characters. */
const DISCUSSION_BODY_MAX = 10_000;

const title = line('Discussion title is required.', DISCUSSION_TITLE_MAX);
const body = writtenText(DISCUSSION_BODY_MAX, 'Write what you want to discuss.');

/** Text of a reply. */
export const replyBody = writtenText(DISCUSSION_BODY_MAX, 'Write a reply.');

export const startDiscussionRules = z.object({ courseId: z.nullish(z.uuid()), title, body });

/** Absent fields keep their values. */
export const updateDiscussionRules = z.extend(z.partial(z.object({ title, body })), { id: z.uuid() });

export const replyToDiscussionRules = z.object({
  id: z.nullish(z.uuid()),
  discussionId: z.uuid(),
  body: replyBody,
});

export const updateDiscussionReplyRules = z.object({ id: z.uuid(), body: replyBody });

/** Search text for titles and texts. */
export const discussionSearchRules = z.object({ search });
