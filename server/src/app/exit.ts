import { ConfigError } from '#kernel/config';
import { StartError } from '#kernel/start-error';

/** Ends the process: with what to do for what a person can mend, with everything known for a mistake of ours. */
export function exitWith(error: unknown): never {
  const isForPeople = error instanceof ConfigError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
