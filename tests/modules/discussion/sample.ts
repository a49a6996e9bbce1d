import { aDiscussion, inDays } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: {
    discussion: 'discussionId',
    updateDiscussion: 'discussionId',
    deleteDiscussion: 'discussionId',
    discussionChanged: 'discussionId',
    updateDiscussionReply: 'replyId',
    deleteDiscussionReply: 'replyId',
  },
  own: async (app, { self, course }) => {
    const { id, replyIds } = await aDiscussion(app, { by: self, course, replies: [self] });
    return { discussionId: id, replyId: replyIds[0]! };
  },
  targets: async (app, { student, classmate, teacher: by, course, draft }) => {
    const hidden = { by, title: HIDDEN, body: HIDDEN, replies: [by] };
    const seen = await aDiscussion(app, { by: student, course, replies: [classmate] });
    const ofDraft = await aDiscussion(app, { ...hidden, course: draft });
    const deleted = await aDiscussion(app, { ...hidden, deletedAt: inDays(-1) });
    return {
      seen: { discussion: seen.id, reply: seen.replyIds[0]! },
      hidden: {
        'discussion of a draft': ofDraft.id,
        'reply about a draft': ofDraft.replyIds[0]!,
        'deleted discussion': deleted.id,
        'reply in a deleted discussion': deleted.replyIds[0]!,
      },
    };
  },
  messages: (id, { institution }) => ({
    discussionChanged: {
      institutionId: institution.id,
      discussionId: id,
      replyId: id,
      courseId: id,
      draftOf: null,
    },
  }),
};
