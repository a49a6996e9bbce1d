/** Process: brings the database to this version and ends. Of use where several servers start at once: `npm run migrate`. */
import { loadConfig } from './config.ts';
import { migrateOrExplain } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { exitWith } from './exit.ts';

try {
  const database = await openDatabase(loadConfig());
  try {
    await migrateOrExplain(database.urls.owner);
  } finally {
    await database.close();
  }
  console.log('The database is up to date.');
} catch (error) {
  exitWith(error);
}
