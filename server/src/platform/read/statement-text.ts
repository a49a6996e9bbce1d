import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Sql } from './declarations.ts';
import { Slot } from './slot.ts';

/** Writes a slot of the viewer as one parameter, however often a statement contains it. */
class ReadCompiler extends PostgresQueryCompiler {
  readonly #places = new Map<Slot, string>();

  override compileQuery(...given: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#places.clear();
    return super.compileQuery(...given);
  }

  protected override appendValue(value: unknown): void {
    const place = value instanceof Slot ? this.#places.get(value) : undefined;
    if (place) return this.append(place);
    super.appendValue(value);
    if (value instanceof Slot && value.isOfViewer) this.#places.set(value, `$${this.numParameters}`);
  }
}

/** Writes slots by their names. */
class NamingCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Slot) this.append(`$${value.name}`);
    else super.appendValue(value);
  }
}

const kyselyWith = (createQueryCompiler: () => PostgresQueryCompiler) =>
  new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler,
    },
  });

const kysely = kyselyWith(() => new ReadCompiler());
const naming = kyselyWith(() => new NamingCompiler());

/** Returns an SQL fragment on one line, with parameters by their names. */
export const fragmentText = (fragment: Sql): string =>
  sql`${fragment}`.compile(naming).sql.replaceAll(/\s+/g, ' ');

/** Returns the text of a statement that returns one JSON text, and its parameters. */
export function statementOf(json: Sql): { text: string; parameters: unknown[] } {
  const { sql: text, parameters } = sql`select ${json}::text as json`.compile(kysely);
  return { text, parameters: [...parameters] };
}
