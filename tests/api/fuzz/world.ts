import { OWN_BY_FIELD, ownIn, type Tenants, twoTenants } from '#tests/api/isolation/tenants';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anApiToken,
  anEnrollment,
  aSession,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';

export const ACTORS = ['visitor', 'unverified', 'student', 'instructor', 'admin', 'token'] as const;
/** Share of the inputs for each actor: more for those with more permissions. */
export const PARTS: Record<ActorName, number> = {
  visitor: 0.1,
  unverified: 0.06,
  student: 0.2,
  instructor: 0.24,
  admin: 0.24,
  token: 0.16,
};

export type ActorName = (typeof ACTORS)[number];

/** An app with two institutions, members of one of them, and objects to operate on. */
export interface World {
  app: App;
  /** Actors with an active session, because some operations end their own session. */
  as: (name: ActorName) => Promise<Actor>;
  /** Renews the session of an actor after it has ended. */
  forget: (name: ActorName) => void;
  /** IDs that an argument may name, by its name and its root field. */
  idsFor: (argument: string, rootField: string) => { own: string[]; foreign: string[] };
}

/** Restores actors after a removal, a role change, a deleted account or a closed institution. */
async function reset(app: App, { accountId, membershipId, role, isVerified = true }: Person): Promise<void> {
  await app.db.query(`update institution set plan = 'enterprise', suspended_at = null`);
  await app.db.query(`update account set is_verified = $2, deleted_at = null where id = $1`, [
    accountId,
    isVerified,
  ]);
  await app.db.query(`update membership set status = 'active', role = $2 where id = $1`, [
    membershipId,
    role,
  ]);
}

type Person = Actor & { isVerified?: boolean };

/** Objects of each kind; some are deleted during the run. */
const MANY = 12;

/** Maximum number of operations per session. */
const SESSION_LASTS = 8;

export async function aWorld(): Promise<World> {
  const app = await startApp({ env: { LOG_LEVEL: 'warn' } });
  const tenants = await twoTenants(app);
  const { strangers } = tenants;
  const admin = strangers['admin'] as Member;
  const people: Record<ActorName, Actor> = {
    visitor: strangers['visitor']!,
    unverified: strangers['unverified']!,
    student: strangers['student']!,
    instructor: strangers['instructor']!,
    admin,
    token: await anApiToken(app, { by: admin }),
  };
  const own = await manyOf(app, people, tenants);
  const foreign = tenants.targets.map(({ id }) => id);
  const sessions = new Map<ActorName, { left: number; actor: Actor }>();

  return {
    app,
    async as(name) {
      const person = people[name];
      if (name === 'visitor') return person;
      const known = sessions.get(name);
      if (known && known.left-- > 0) return known.actor;
      await reset(app, person);
      const renewed =
        name === 'token'
          ? await anApiToken(app, { by: admin })
          : await aSession(app, {
              ...person,
              accountId: person.accountId!,
              isVerified: name !== 'unverified',
            });
      const actor = { ...person, ...renewed };
      sessions.set(name, { left: SESSION_LASTS, actor });
      return actor;
    },
    forget: (name) => void sessions.delete(name),
    idsFor(argument, rootField) {
      const name = argument === 'id' ? (OWN_BY_FIELD[rootField] ?? 'id') : argument;
      return { own: own[name] ?? own['id']!, foreign };
    },
  };
}

/** IDs of the second institution's objects, by the names of arguments. */
async function manyOf(
  app: App,
  people: Record<ActorName, Actor>,
  tenants: Tenants,
): Promise<Record<string, string[]>> {
  const teacher = people.instructor as Member;
  const { institution } = teacher;
  const own: Record<string, string[]> = {};
  const keep = (name: string, id: string) => void (own[name] ??= []).push(id);
  for (const [name, id] of Object.entries(tenants.ownOf(teacher))) keep(name, id);
  for (let at = 0; at < MANY; at++) {
    const course = await aCourse(app, { by: teacher, lessons: ['One'], isPublic: at % 2 === 0 });
    const cohort = await aCohort(app, { by: teacher, courses: [course], isPublic: at % 2 === 0 });
    const classmate = await aStudent(app, { institution });
    const colleague = await aTeacher(app, { institution });
    await anEnrollment(app, { cohort, student: classmate });
    const ids = await ownIn(app, {
      institution,
      admin: people.admin as Member,
      teacher,
      student: classmate,
      self: people.student as Member,
      partner: classmate,
      other: at % 2 ? classmate : colleague,
      course,
      cohort,
    });
    for (const [name, id] of Object.entries(ids)) keep(name, id);
  }
  return own;
}
