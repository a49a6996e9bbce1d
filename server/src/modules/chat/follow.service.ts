import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { type MemberViewer, type Viewer, VISITOR } from '#kernel/viewer';
import type { Services } from '#platform/request/services';
import { conversationsOf, participantsOf } from './participants.sql.ts';

const FOLLOW = `
  select json_build_object('revision', k.last_revision, 'cohortId', k.cohort_id)::text from conversation k
  where k.institution_id = $1 and k.id = $2 and k.id in (${conversationsOf('$1', '$3')})`;

const LOOK = `
  select json_build_object(
    'revisions', (
      select coalesce(json_object_agg(k.id, k.last_revision), '{}') from conversation k
      where k.institution_id = $1 and k.id = any($2::uuid[])),
    'gone', (
      select coalesce(json_agg(json_build_array(f.conversation, f.member)), '[]')
      from unnest($3::uuid[], $4::uuid[]) f (conversation, member)
      where not exists (select from (${participantsOf('$1', 'f.conversation')}) p (id) where p.id = f.member)))::text`;

const AMONG = `
  select coalesce(json_agg(distinct p.id), '[]')::text from (${participantsOf('$1', '$2')}) p (id) where p.id = any($3::uuid[])`;

/** Returns a viewer without an account inside an institution, for questions about others. */
export const inside = (institutionId: string): Viewer => ({ ...VISITOR, institutionId });

/**
 * Returns a conversation that the viewer may follow, with its latest revision.
 * @throws NotFound unless the viewer participates
 */
export async function followable(
  { services, viewer }: Context,
  conversationId: string,
): Promise<{ revision: number; cohortId: string | null }> {
  assertMember(viewer, () => NotFound('Conversation'));
  const values = [viewer.institutionId, conversationId, viewer.membershipId];
  const [json] = await services.runStatements(viewer, [{ name: 'follow', text: FOLLOW, values }]);
  if (!json) throw NotFound('Conversation');
  return JSON.parse(json) as { revision: number; cohortId: string | null };
}

/**
 * Returns the viewer as a member.
 * @throws NotFound otherwise
 */
export function memberOf({ viewer }: Context): MemberViewer {
  assertMember(viewer, () => NotFound('Institution'));
  return viewer;
}

/** Returns the latest revisions of conversations, and the followers that no longer participate. */
export async function look(
  { runStatements }: Services,
  institutionId: string,
  conversations: string[],
  followers: [conversation: string, member: string][],
): Promise<{ revisions: Record<string, number>; gone: [string, string][] }> {
  const values = [
    institutionId,
    conversations,
    followers.map(([conversation]) => conversation),
    followers.map(([, member]) => member),
  ];
  const [json] = await runStatements(inside(institutionId), [{ name: 'look', text: LOOK, values }]);
  return JSON.parse(json!) as { revisions: Record<string, number>; gone: [string, string][] };
}

/** Returns the given members that participate in a conversation. */
export async function participantsAmong(
  { runStatements }: Services,
  institutionId: string,
  conversationId: string,
  members: string[],
): Promise<string[]> {
  const values = [institutionId, conversationId, members];
  const [json] = await runStatements(inside(institutionId), [{ name: 'among', text: AMONG, values }]);
  return JSON.parse(json!) as string[];
}
