/** Process: commands of the operator, `npm run admin -- COMMAND`. */
import { runAdmin } from '#app/admin/run';
import { exitWith } from '#app/exit';

// An exit, unlike a signal, lets a backup delete its draft, and ends an embedded database that was started for the command.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

try {
  await runAdmin(process.argv.slice(2));
} catch (error) {
  exitWith(error);
}
