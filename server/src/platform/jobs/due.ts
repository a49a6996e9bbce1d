import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#platform/request/services';
import { setForwarded } from '#platform/database/forwarded.sql';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';

/** Scheduled work of institutions: a database function that finds what is due. */
export interface Due {
  /** Name of the database function. */
  name: string;
  /** SQL that returns what is due for the institution `tenant` at `moment`, as JSON; no row or null for nothing. */
  query: string;
  /** Whether it is also done for suspended institutions. Money is: what was paid is settled whatever happens to them. */
  includesSuspended?: boolean;
}

/**
 * Returns the definition of the SQL function `name(tenant, moment)`, which reads with the settings of the institution. One
 * statement can call it for every institution, and row level security still applies to each.
 */
export const dueFunction = ({ name, query }: Due): string => `
  create or replace function public.${name}(tenant uuid, moment timestamptz) returns json
    language plpgsql volatile parallel unsafe set search_path = '' as $$
  declare
    here constant text := coalesce(current_setting('${SETTINGS.institution}', true), '');
    due json;
  begin
    ${setForwarded(SETTINGS.institution, 'tenant::text')}
    due := (${query});
    ${setForwarded(SETTINGS.institution, 'here')}
    return due;
  end $$;
  revoke all on function public.${name}(uuid, timestamptz) from public;
  grant execute on function public.${name}(uuid, timestamptz) to ${APP_ROLE};`;

/**
 * Returns SQL that selects the institutions with due work and that work, ordered by ID. Suspended institutions are
 * skipped unless the work includes them.
 * @param fromNow offset of the moment from now, a PostgreSQL interval such as '-7 days'
 */
export const dueInstitutionsSql = ({ name, includesSuspended }: Due, fromNow: string): string => `
  select id, due from (select id, public.${name}(id, now() + interval '${fromNow}') as due
    from institution ${includesSuspended ? '' : 'where suspended_at is null'}) looked
  where due is not null order by id`;

interface DueInstitution {
  id: string;
  due: unknown;
}

/** Finds the institutions with due work, in one statement. */
export const findDueInstitutions = (em: EntityManager, due: Due, fromNow = '0'): Promise<DueInstitution[]> =>
  em.execute(dueInstitutionsSql(due, fromNow));

/**
 * Does what is due, one institution after the other, as {@link inTurn} does.
 * @param fromNow see {@link dueInstitutionsSql}
 * @throws the first failure
 */
export async function forEachDue(
  { orm, log }: Pick<Services, 'orm' | 'log'>,
  due: Due,
  work: (institution: DueInstitution) => Promise<unknown>,
  fromNow?: string,
): Promise<void> {
  await inTurn(log, due, await findDueInstitutions(orm.em.fork(), due, fromNow), work);
}

/**
 * Works on one item after the other. A failure of one keeps no other from its turn: it is logged, and at the end the
 * run fails, so that it is tried again.
 * @throws the first failure
 */
export async function inTurn<Item extends { id: string } | string>(
  log: Services['log'],
  { name }: Due,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (err) {
      const id = typeof item === 'string' ? item : item.id;
      log.warn({ err, due: name, id }, 'scheduled work failed, the others go on');
      failures.push(err);
    }
  if (failures.length > 0) throw failures[0];
}
