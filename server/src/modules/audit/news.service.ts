import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';
import { fragmentText } from '#platform/read/statement-text';
import type { Module } from '#platform/module/module';

/** Changes of a table that the activity feed shows. */
export type NewsKind = { table: string } & (
  | { /** Rows that were created. */ created: true }
  | { /** Rows whose column `status` became this value. */ status: string }
  | { /** Rows in which this column was set. */ set: string }
);

declare module '#platform/module/module' {
  interface Module {
    /** Changes of the noun that the activity feed shows. A new one needs a migration: an index has them all. */
    news?: readonly NewsKind[];
  }
}

let kinds: NewsKind[] = [];

/** Collects the changes that the modules declare. */
export function collectNews(modules: readonly Module[]): void {
  kinds = modules.flatMap(({ news = [] }) => news);
}

/** Columns of an entry, of which the condition is made. */
type Columns = Record<'noun' | 'action' | 'after', Sql>;

/** Returns the SQL condition of entries that the activity feed shows. */
export const newsCondition = ({ noun, action, after }: Columns): Sql =>
  sql`(${sql.join(
    kinds.map((kind) => sql`${noun} = ${sql.lit(kind.table)} and ${change(kind, { action, after })}`),
    sql` or `,
  )})`;

function change(kind: NewsKind, { action, after }: Omit<Columns, 'noun'>): Sql {
  if ('created' in kind) return sql`${action} = 'created'`;
  if ('status' in kind) return sql`${after}->>'status' = ${sql.lit(kind.status)}`;
  return sql`${after}->>${sql.lit(kind.set)} is not null`;
}

/** Returns the same condition as text, for the index of these entries. */
export const newsConditionText = (): string =>
  fragmentText(newsCondition({ noun: sql.raw('noun'), action: sql.raw('action'), after: sql.raw('after') }));
