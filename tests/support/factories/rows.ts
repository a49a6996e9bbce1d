import { v7 as uuidv7 } from 'uuid';
import { DAY } from '#kernel/duration.rules';
import type { App } from '../app.ts';

export { DAY, HOUR } from '#kernel/duration.rules';

export interface InstitutionRow {
  id: string;
  name: string;
  namespace: string;
}

export interface ItemRow {
  id: string;
  institutionId: string;
  title: string;
}

let count = 0;

/** Returns a new number each time, for unique names. */
export const nextNumber = (): number => ++count;

/** Fixed for a test file, so that durations of whole weeks are exact to the millisecond. */
const NOW = Date.now();

/** Returns the instant in the given number of days, or ago if negative. */
export const inDays = (days: number): Date => new Date(NOW + days * DAY);

/** Inserts a row as the owner; columns by their names in the database. */
export async function insert(
  app: Pick<App, 'db'>,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await app.db.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row));
}

interface InstitutionOptions {
  name?: string;
  namespace?: string;
  type?: string;
  isSignUpOpen?: boolean;
  suspendedAt?: Date;
  requiresTwoFactor?: boolean;
  sessionTimeoutMinutes?: number;
  passwordMinLength?: number;
  allowedAddresses?: string[];
  plan?: 'free' | 'starter' | 'professional' | 'enterprise';
}

export async function anInstitution(app: App, options: InstitutionOptions = {}): Promise<InstitutionRow> {
  const at = nextNumber();
  const { name = `Institution ${at}`, namespace = `institution-${at}`, type = 'school' } = options;
  const id = uuidv7();
  await insert(app, 'institution', {
    id,
    name,
    namespace,
    type,
    is_sign_up_open: options.isSignUpOpen ?? true,
    suspended_at: options.suspendedAt ?? null,
    plan: options.plan ?? 'enterprise',
    requires_two_factor: options.requiresTwoFactor ?? false,
    session_timeout_minutes: options.sessionTimeoutMinutes ?? null,
    password_min_length: options.passwordMinLength ?? null,
    allowed_addresses: options.allowedAddresses ?? [],
  });
  return { id, name, namespace };
}
