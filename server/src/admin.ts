/** Process: commands of the operator, `npm run admin -- create-super-admin EMAIL`. */
import { exitWith } from '#app/exit';
import { createSuperAdmin } from '#app/create-super-admin';
import { loadConfig } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import { openDatabase } from '#platform/database/embedded/open-database';

const USAGE = 'Usage: npm run admin -- create-super-admin EMAIL';

const [command, email, ...rest] = process.argv.slice(2);

try {
  if (command !== 'create-super-admin' || !email || rest.length > 0) throw new StartError(USAGE);
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    const made = await createSuperAdmin(database.urls.owner, email);
    console.log(`${made.email} is a super admin. Turn on two-factor authentication in the settings.`);
    if (made.resetToken)
      console.log(
        `Choose a password within 30 minutes: ${config.appOrigin}/reset-password?token=${made.resetToken}`,
      );
  } finally {
    await database.close();
  }
} catch (error) {
  exitWith(error);
}
