import { schema } from '#tests/support/schema';
import { ownName, type Tenants } from '#tests/api/isolation/tenants';
import type { App } from '#tests/support/app';
import { type Actor, anAccount, aSession, aStudent, type Member } from '#tests/support/factories';
import { everyOperation, type FieldOperation, withValue } from '#tests/support/operations';
import { merged } from '#tests/support/samples';

const CALLS = merged(({ calls }) => calls);
const CALLERS = merged(({ callers }) => callers);

const now = async (app: App, tenants: Tenants, name: string): Promise<Member> => {
  const member = tenants.strangers[name] as Member;
  return { ...member, ...(await aSession(app, member)) };
};

/** Callers that may run the mutation, and why others are not needed. */
async function authorOf(app: App, tenants: Tenants, name: string): Promise<Actor> {
  if (/^(register(?!ForEvent)|sign(In|Up))/.test(name)) return tenants.strangers['visitor']!;
  if (name === 'deleteAccount')
    return aStudent(app, { institution: (await now(app, tenants, 'student')).institution });
  const caller = CALLERS[name] ?? 'admin';
  return caller === 'platform' ? anAccount(app, { isSuperAdmin: true }) : now(app, tenants, caller);
}

/** A caller who may run the mutation, and variables with which it succeeds. Institutions need the plan `professional`. */
export async function callOf(
  app: App,
  tenants: Tenants,
  { name, variables, places }: FieldOperation,
): Promise<{ as: Actor; given: object }> {
  const as = await authorOf(app, tenants, name);
  const own = tenants.ownOf(await now(app, tenants, 'admin'));
  const given = places
    .filter(({ type }) => type === 'ID')
    .reduce((sofar, place) => withValue(sofar, place, own[ownName(name, place.path)]), variables);
  const put = (values: Record<string, unknown>, field: string, value: unknown) =>
    withValue(values, { path: ['input', field], type: 'String', isList: false }, value);
  if (name === 'signIn') {
    const { email } = tenants.strangers['student']!;
    return { as, given: put(put(given, 'institution', 'away'), 'email', email) };
  }
  if (name === 'signUp')
    return { as, given: put(put(given, 'institution', 'away'), 'email', 'new@example.org') };
  if (name === 'registerTeacher')
    return { as, given: put(put(given, 'email', 'founder@example.org'), 'namespace', 'founded') };
  if (name === 'setName') return { as, given: put(given, 'firstName', 'Another name') };
  if (name === 'updateCategory') return { as, given: put(given, 'name', 'Another name') };
  const call = await CALLS[name]?.(app, { as: as as Member, given });
  return { as, given, ...call };
}

/** Mutations that end something come after those that need it. */
const ENDINGS = [
  /^/,
  /^(cancel|remove|revoke)/,
  /^(delete|setInstitutionPlan$)/,
  /^changeMemberRole$/,
  /^removeMember$/,
  /^restoreMember$/,
  /^transferOwnership$/,
  /^deleteDiscussion$/,
  /^(switchInstitution|changePassword|endOtherSessions)$/,
  /^signOut$/,
  /^rejectInstitution$/,
  /^approveInstitution$/,
  /^suspendInstitution$/,
  /^reopenInstitution$/,
];
function rank({ name }: FieldOperation): number {
  return ENDINGS.findLastIndex((ending) => ending.test(name));
}

/** Every mutation of the schema, ordered so that each finds its prerequisites. */
export const mutations = everyOperation(schema)
  .filter(({ kind }) => kind === 'mutation')
  .toSorted((one, other) => rank(one) - rank(other));
