import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';

type As = Pick<Actor, 'accessToken'>;
type Doors = Pick<App, 'graphql'>;

const FIELDS = 'id title body replyCount editedAt author { id } course { id }';

export const start = (app: Doors, as: As, input: object) =>
  app.graphql(
    `mutation Start($input: StartDiscussionInput!) { startDiscussion(input: $input) { discussion { ${FIELDS} } } }`,
    { input: { title: 'Hooks', body: 'Which one first?', ...input } },
    { as },
  );

export const change = (app: Doors, as: As, input: object) =>
  app.graphql(
    `mutation Change($input: UpdateDiscussionInput!) { updateDiscussion(input: $input) { discussion { ${FIELDS} } } }`,
    { input },
    { as },
  );

export const remove = (app: Doors, as: As, id: string) =>
  app.graphql('mutation Remove($id: UUID!) { deleteDiscussion(id: $id) { id } }', { id }, { as });

export const reply = (app: Doors, as: As, discussionId: string, input: object = {}) =>
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

export const changeReply = (app: Doors, as: As, id: string, body: string) =>
  app.graphql(
    'mutation ChangeReply($input: UpdateDiscussionReplyInput!) { updateDiscussionReply(input: $input) { reply { body editedAt } } }',
    { input: { id, body } },
    { as },
  );

export const removeReply = (app: Doors, as: As, id: string) =>
  app.graphql(
    'mutation RemoveReply($id: UUID!) { deleteDiscussionReply(id: $id) { id discussion { replyCount lastReply { id } } } }',
    { id },
    { as },
  );

/** Texts of the replies that an actor reads, the oldest first, or the code of the refusal. */
export async function repliesSeenBy(app: Doors, as: As, id: string): Promise<string[] | string> {
  const { data, code } = await app.graphql(
    'query Replies($id: UUID!) { discussion(id: $id) { replies(first: 100) { nodes { body } } } }',
    { id },
    { as },
  );
  if (code) return code;
  return data.discussion.replies.nodes.map(({ body }: { body: string }) => body);
}

/** Titles of the discussions that an actor finds in the list. */
export async function titlesSeenBy(app: Doors, as: As, variables: object = {}): Promise<string[]> {
  const { data } = await app.graphql(
    `query List($courseId: UUID, $search: String, $first: Int = 100, $page: Int) {
      discussions(courseId: $courseId, search: $search, first: $first, page: $page) { nodes { title } }
    }`,
    variables,
    { as },
  );
  return data.discussions.nodes.map(({ title }: { title: string }) => title);
}
