import { Migration } from '@mikro-orm/migrations';

/** Things that a migration takes away from the servers of earlier versions. */
export interface Contract {
  /** The release whose servers do not use it any more. All instances run it, or a later one, before this migration. */
  needs: string;
  /** Tables, or columns as `table.column`, that are dropped, renamed or narrowed. */
  ends: readonly string[];
}

/** Migration that removes what the release before stopped to use: docs/contributing.md, "Change the database". */
export abstract class ContractMigration extends Migration {
  abstract readonly contract: Contract;
}
