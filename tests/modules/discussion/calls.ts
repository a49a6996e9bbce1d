import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';

type As = Pick<Actor, 'accessToken'>;
type Api = Pick<App, 'graphql'>;

const FIELDS = 'id title body replyCount editedAt author { id } course { id }';

export const start = (app: Api, as: As, input: object) =>
  app.graphql(
    `mutation Start($input: StartDiscussionInput!) { startDiscussion(input: $input) { discussion { ${FIELDS} } } }`,
    { input: { title: 'Hooks', body: 'Which one first?', ...input } },
    { as },
  );

export const change = (app: Api, as: As, input: object) =>
  app.graphql(
    `mutation Change($input: UpdateDiscussionInput!) { updateDiscussion(input: $input) { discussion { ${FIELDS} } } }`,
    { input },
    { as },
  );

export const remove = (app: Api, as: As, id: string) =>
  app.graphql('mutation Remove($id: ID!) { deleteDiscussion(input: { id: $id }) { id } }', { id }, { as });

export const reply = (app: Api, as: As, discussionId: string, input: object = {}) =>
  app.graphql(
    `mutation Reply($input: ReplyToDiscussionInput!) {
      replyToDiscussion(input: $input) {
        reply { id number body editedAt author { id } }
        discussion { id replyCount lastActivityAt lastReply { id number } }
      }
    }`,
    { input: { discussionId, body: 'I agree.', ...input } },
    { as },
  );

export const changeReply = (app: Api, as: As, id: string, body: string) =>
  app.graphql(
    'mutation ChangeReply($input: UpdateDiscussionReplyInput!) { updateDiscussionReply(input: $input) { reply { body editedAt } } }',
    { input: { id, body } },
    { as },
  );

export const removeReply = (app: Api, as: As, id: string) =>
  app.graphql(
    'mutation RemoveReply($id: ID!) { deleteDiscussionReply(input: { id: $id }) { id discussion { replyCount lastReply { id } } } }',
    { id },
    { as },
  );

/** Returns the texts of the replies that an actor reads, the oldest first, or the error code. */
export async function repliesSeenBy(app: Api, as: As, id: string): Promise<string[] | string> {
  const { data, code } = await app.graphql(
    'query Replies($id: ID!) { discussion(id: $id) { replies(first: 100) { nodes { body } } } }',
    { id },
    { as },
  );
  if (code) return code;
  return data.discussion.replies.nodes.map(({ body }: { body: string }) => body);
}

/** Returns the titles of the discussions in an actor's list. */
export async function titlesSeenBy(app: Api, as: As, variables: object = {}): Promise<string[]> {
  const { data } = await app.graphql(
    `query List($courseId: ID, $search: String, $first: Int = 100, $page: Int) {
      discussions(courseId: $courseId, search: $search, first: $first, page: $page) { nodes { title } }
    }`,
    variables,
    { as },
  );
  return data.discussions.nodes.map(({ title }: { title: string }) => title);
}
