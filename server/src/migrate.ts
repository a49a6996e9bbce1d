/** Process: brings the database to this version and ends. Of use where several servers start at once: `npm run migrate`. */
import { loadConfig } from '#kernel/config';
import { migrateOrExplain } from '#app/migrate';
import { openDatabase } from '#platform/database/embedded/open-database';
import { exitWith } from '#app/exit';

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
