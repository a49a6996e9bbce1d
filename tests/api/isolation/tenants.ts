import { GLOBAL_TABLES } from '#tests/platform/database/catalogue';
import type { App } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anAccount,
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { CANARY, type Ground, HIDDEN, type HomeGround } from '#tests/support/sample';
import { merged, SAMPLES } from '#tests/support/samples';

/** An object that an ID argument may name. */
export interface Target {
  kind: string;
  id: string;
  /** Where its row is. */
  table: string | undefined;
  /** The type that `node` returns it as; undefined where nobody may read it by its ID, and before `findTypes`. */
  type?: string | undefined;
}

/** Two institutions: the protected one, and that of the strangers. */
export interface Tenants {
  /** Rows of the home institution. */
  ground: HomeGround;
  home: InstitutionRow;
  /** Sees everything at home. */
  homeAdmin: Member;
  /** Everything at home that has an ID. */
  targets: Target[];
  /** The objects that are hidden from its students. */
  hidden: Target[];
  /** Own values of an actor for arguments by name: what it may name without harm. */
  ownOf: (actor: Actor) => Record<string, string>;
  /** Tables by the IDs of their rows. */
  tableOf: Map<string, string>;
  /** The strangers, and a student of the home institution. */
  strangers: Record<string, Actor>;
  student: Member;
}

export async function twoTenants(app: App): Promise<Tenants> {
  const home = await homeGround(app);
  const seen: Names = [];
  const hidden: Names = [];
  for (const { targets } of SAMPLES) {
    const ids = await targets?.(app, home);
    seen.push(...Object.entries(ids?.seen ?? {}));
    hidden.push(...Object.entries(ids?.hidden ?? {}));
  }
  await markTexts(app, home.institution, home.classmate);
  const away = await awayGround(app);
  const ofHome = await ownIn(app, home);
  const ofAway = await ownIn(app, away);
  const tableOf = await tablesById(app);
  const targetOf = ([kind, id]: Names[number]): Target => ({ kind, id, table: tableOf.get(id) });
  const hiddenTargets = hidden.map(targetOf);
  return {
    ground: home,
    home: home.institution,
    homeAdmin: home.admin,
    targets: [...hiddenTargets, ...seen.map(targetOf)],
    hidden: hiddenTargets,
    ownOf: ({ institution }) => (institution?.id === home.institution.id ? ofHome : ofAway),
    strangers: {
      visitor: aVisitor(),
      unverified: await aStudent(app, { institution: away.institution, isVerified: false }),
      'account without institution': await anAccount(app),
      student: away.student,
      instructor: away.teacher,
      admin: away.admin,
      'token of every scope': await anApiToken(app, { by: away.admin }),
    },
    student: home.student,
    tableOf,
  };
}

/** Kinds of objects, each with an ID. */
type Names = [kind: string, id: string][];

/** Finds the types of the targets, as the admin who sees everything. */
export async function findTypes(app: App, { targets, homeAdmin }: Tenants): Promise<void> {
  for (const target of targets) {
    const { data } = await app.graphql(TYPE_OF, { id: target.id }, { as: homeAdmin });
    target.type = (data?.['node'] as { __typename: string } | null | undefined)?.__typename;
  }
}

const TYPE_OF = 'query ($id: ID!) { node(id: $id) { __typename } }';

async function homeGround(app: App): Promise<HomeGround> {
  const institution = await anInstitution(app, { namespace: 'home', plan: 'professional' });
  const admin = await anAdmin(app, { institution, isOwner: true });
  const teacher = await aTeacher(app, { institution });
  const student = await aStudent(app, { institution });
  const classmate = await aStudent(app, { institution });
  const course = await aCourse(app, { by: teacher, lessons: ['One', 'Two'] });
  const cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 3 });
  const draft = await aCourse(app, { by: teacher, status: 'draft', title: HIDDEN, lessons: ['Draft'] });
  const people = { admin, teacher, student, classmate, self: student, partner: classmate, other: classmate };
  return { institution, ...people, course, cohort, draft };
}

async function awayGround(app: App): Promise<Ground> {
  const institution = await anInstitution(app, { namespace: 'away', plan: 'enterprise' });
  const teacher = await aTeacher(app, { institution });
  const course = await aCourse(app, { by: teacher, lessons: ['Away'] });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  const student = await aStudent(app, { institution });
  const admin = await anAdmin(app, { institution });
  const people = { admin, teacher, student, self: admin, partner: student, other: teacher };
  return { institution, ...people, course, cohort };
}

async function tablesById(app: App): Promise<Map<string, string>> {
  const { rows: tables } = await app.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const parts = tables.map(({ name }) => `select id, '${name}' as name from ${name}`);
  const { rows } = await app.db.query<{ id: string; name: string }>(parts.join(' union all '));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Creates what a member may name, of every noun. Returns IDs by the name of the argument. */
export async function ownIn(app: App, ground: Ground): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { own } of SAMPLES) Object.assign(all, await own?.(app, ground));
  return all;
}

/** Objects for `id` arguments that do not name a cohort. */
export const OWN_BY_FIELD = merged(({ idOf }) => idOf);

/**
 * Returns the name under which `ownOf` has the value at a place in the arguments of a root field. A nested `id` is found as
 * `updateCourse.sections`.
 */
export const ownName = (field: string, path: string[]): string => {
  const name = path.at(-1)!;
  const nested = path.slice(0, -1).filter((step) => step !== 'input');
  const byField = OWN_BY_FIELD[[field, ...nested, name].join('.')];
  if (byField || name !== 'id') return byField ?? name;
  return OWN_BY_FIELD[[field, ...nested].join('.')] ?? OWN_BY_FIELD[field] ?? name;
};

/** Columns whose texts are words of the product's own, names of zones, times of day, or a secret's hash. */
const WORDS_OF_OURS = `('action', 'noun', 'role', 'access', 'status', 'type', 'level', 'language', 'category', 'recurring_interval', 'kind', 'token_hash', 'purpose', 'reveal', 'late_penalty', 'time_zone', 'weekday', 'start_time', 'end_time', 'icon', 'color', 'standard', 'method', 'provider', 'experience', 'plan', 'next_plan', 'currency', 'cname_state', 'txt_state')`;

/** Writes the canary into every text of an institution and its members; e-mails of members are for staff. */
async function markTexts(app: App, home: InstitutionRow, classmate: Member): Promise<void> {
  const { rows } = await app.db.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
     where c.table_schema = 'public' and c.data_type = 'text' and c.column_name not in ${WORDS_OF_OURS}`,
  );
  for (const { table, column } of rows.filter((row) => !(row.table in GLOBAL_TABLES)))
    await app.db.query(
      `update ${table} set ${column} = '${CANARY} ' || coalesce(${column}, '') where institution_id = $1`,
      [home.id],
    );
  await app.db.query(`update membership set contact_email = '${HIDDEN}@example.org' where id = $1`, [
    classmate.membershipId,
  ]);
  await app.db.query(
    `update account set first_name = '${CANARY}', last_name = '${CANARY}', email = '${CANARY}-' || email
     where id in (select account_id from membership where institution_id = $1)`,
    [home.id],
  );
}

/** Returns a fingerprint of all rows of an institution and its members. It differs after any change, except of the last use. */
export async function fingerprint(app: App, institution: InstitutionRow): Promise<Record<string, string>> {
  const { rows: tables } = await app.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const prints: Record<string, string> = {};
  const print = async (name: string, from: string) => {
    const { rows } = await app.db.query<{ print: string }>(
      `select coalesce(md5(string_agg(content, E'\\n' order by content)), 'empty') as print
       from (select (to_jsonb(t) - 'last_used_at')::text as content from ${from})`,
      [institution.id],
    );
    prints[name] = rows[0]!.print;
  };
  for (const { name } of tables)
    if (!(name in GLOBAL_TABLES) && name !== 'presence' /* members with an open socket */)
      await print(name, `${name} t where institution_id = $1`);
  await print('institution', 'institution t where id = $1');
  await print(
    'account',
    'account t where id in (select account_id from membership where institution_id = $1)',
  );
  return prints;
}
