import { Migration } from '@mikro-orm/migrations';

/**
 * Migration that creates or drops indexes of tables with rows. Reads and writes of the table go on, so it waits for
 * locks as long as it takes. It runs outside of a transaction: it contains nothing else, and begins again after an
 * interruption.
 */
export abstract class IndexMigration extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  /**
   * Creates an index while its table is in use.
   * @param statement as `npm run migration` writes it: `create index "name" on …;`
   */
  protected createIndex(statement: string): void {
    const [, kind, name, rest] = /^create (unique )?index ("[^"]+"|\w+) (on [^]+)$/.exec(statement) ?? [];
    if (!name) throw new Error(`This does not create a named index: ${statement}`);
    this.#withoutLockTimeout(
      `drop index concurrently if exists ${name};`, // invalid, from an attempt that was interrupted
      `create ${kind ?? ''}index concurrently ${name} ${rest}`,
    );
  }

  /** Drops an index while its table is in use. */
  protected dropIndex(name: string): void {
    this.#withoutLockTimeout(`drop index concurrently if exists "${name}";`);
  }

  #withoutLockTimeout(...statements: string[]): void {
    for (const statement of ['set lock_timeout = 0;', ...statements, 'reset lock_timeout;'])
      this.addSql(statement);
  }
}
