/** Session check of all peers: the signature of the token, then the session in the database, cached as by the server. */
import jwt from 'jsonwebtoken';

/** The caller: a member with an active session. */
export interface Viewer {
  accountId: string;
  institutionId: string;
  membershipId: string;
}

/** Runs a statement and returns its rows. */
export type Query = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Lifetime of a cached session in milliseconds, that of the server. */
const LIFETIME = 30_000;

const SESSION = `select m.account_id as "accountId", m.institution_id as "institutionId", m.id as "membershipId"
  from session s join membership m on m.institution_id = s.institution_id and m.id = s.membership_id
  where s.id = $1 and s.account_id = $2 and s.expires_at > now() and m.status = 'active'`;

/** Returns a function that finds the viewer of an authorization header. Without an active session it throws. */
export function sessionCheck(query: Query): (authorization: string | undefined) => Promise<Viewer> {
  const known = new Map<string, { viewer: Viewer; until: number }>();
  return async (authorization) => {
    const claims = jwt.verify(authorization!.slice('Bearer '.length), process.env['JWT_SECRET']!);
    const { sid, sub } = claims as { sid: string; sub: string };
    const found = known.get(sid);
    if (found && found.until > Date.now()) return found.viewer;
    const [row] = await query('session', SESSION, [sid, sub]);
    if (!row) throw new Error('The session has ended.');
    const viewer = row as unknown as Viewer;
    known.set(sid, { viewer, until: Date.now() + LIFETIME });
    return viewer;
  };
}
