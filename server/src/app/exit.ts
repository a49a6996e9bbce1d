import { ConfigError } from '#kernel/config';
import { StartError } from '#kernel/start-error';

/** Exits the process with an error: only its message if the operator can fix it, else with the stack trace. */
export function exitWith(error: unknown): never {
  const isFixable = error instanceof ConfigError || error instanceof StartError;
  console.error(isFixable ? error.message : error);
  process.exit(error instanceof StartError ? error.exitCode : 1);
}
