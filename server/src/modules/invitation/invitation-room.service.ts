import type { EntityManager } from '@mikro-orm/postgresql';
import type { Plan } from '#modules/institution/plan.enums';
import { PLAN_TERMS } from '#modules/institution/plan.rules';
import { UNANSWERED } from './member-invitation.sql.ts';

/** Students that an institution can still invite. */
export interface InvitationRoom {
  /** Limit of the plan. Null if unlimited. */
  limit: number | null;
  /** Infinity if unlimited. */
  free: number;
}

/** Students, and addresses with an open invitation as a student except the given ones, whose invitations are renewed. */
const COUNT = `select
  (select count(*)::int from (select 1 from membership where institution_id = ? and role = 'student' and status = 'active' limit ?) s) +
  (select count(*)::int from (select 1 from member_invitation where institution_id = ? and ${UNANSWERED} and role = 'student'
    and expires_at > ? and email <> all(?::text[]) limit ?) o) as taken`;

/**
 * Returns the room for invitations. It is read without a lock, because joining checks the limit again behind the lock of the
 * institution.
 */
export async function invitationRoom(
  em: EntityManager,
  institutionId: string,
  renewed: readonly string[],
): Promise<InvitationRoom> {
  const [institution] = await em.execute<{ plan: Plan }[]>('select plan from institution where id = ?', [
    institutionId,
  ]);
  const limit = institution ? PLAN_TERMS[institution.plan].students : null;
  if (limit === null) return { limit, free: Infinity };
  const emails = `{${renewed.map((email) => JSON.stringify(email)).join()}}`;
  const now = new Date();
  const [count] = await em.execute<{ taken: number }[]>(COUNT, [
    institutionId,
    limit,
    institutionId,
    now,
    emails,
    limit,
  ]);
  return { limit, free: Math.max(limit - count!.taken, 0) };
}
